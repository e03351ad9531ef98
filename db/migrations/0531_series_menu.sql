-- Series have a page now. Menus that an administrator has since put in order keep theirs.
insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code)
select 'SUB', coalesce((select max(position) from menu_items where parent_code = 'master'), 0) + 1, 'master',
  'master-series', 'ซีรีส์', 'Series', 'pi pi-trophy', '/master/series', 'master_edit'
where exists (select from menu_items where kind = 'MAIN' and component_code = 'master')
on conflict do nothing;
