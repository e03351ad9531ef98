-- The menu leads to what there is. Areas that come later bring their own items.
delete from menu_items where kind = 'SUB' and component_code not in (
  'dashboard-overview', 'dashboard-calendar',
  'master-event-types', 'master-categories', 'master-policies', 'master-penalty-rules', 'master-payment-channels',
  'master-messages', 'master-clubs',
  'manage-events', 'manage-entrants',
  'report-audit', 'report-personal-data',
  'config-users', 'config-roles', 'config-menu'
);
update menu_items set position = 2 where component_code = 'manage-entrants';
update menu_items set position = 4 where component_code = 'config-menu';
-- who saw personal data is a view of the log
update menu_items set url_link = '/report/audit?action=personal-data-seen' where component_code = 'report-personal-data';
