-- The desk at which kits are handed out has a page now. Menus that an administrator has since put in order keep theirs.
insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code)
select 'SUB', coalesce((select max(position) from menu_items where parent_code = 'manage'), 0) + 1, 'manage',
  'manage-check-in', 'จุดรับอุปกรณ์', 'Check-in desk', 'pi pi-qrcode', '/manage/check-in', 'kits_hand_out'
where exists (select from menu_items where kind = 'MAIN' and component_code = 'manage')
on conflict do nothing;
