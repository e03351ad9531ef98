-- Both reports have had a page without an item that leads to it. Menus that an administrator has since put in order keep theirs.
update menu_items set position = position + 2 where kind = 'SUB' and parent_code = 'report';
insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code)
select 'SUB', item.position, 'report', item.code, item.th, item.en, item.icon, item.link, item.permission
from (values
  (1, 'report-registrations', 'รายงานการสมัคร', 'Registrations', 'pi pi-chart-line', '/report/registrations', 'reports_view'),
  (2, 'report-revenue', 'รายรับและการกระทบยอด', 'Revenue', 'pi pi-wallet', '/report/revenue', 'finance_reports_view')
) as item (position, code, th, en, icon, link, permission)
where exists (select from menu_items where kind = 'MAIN' and component_code = 'report')
on conflict do nothing;
-- the page has had this name since its words were read as a Thai organiser reads them
update menu_items set name_th = 'กฎและบทลงโทษ'
where component_code = 'master-penalty-rules' and name_th = 'กติกาบทลงโทษ';
