insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code) values
  ('SUB', 5, 'config', 'config-jobs', 'งานเบื้องหลัง', 'Jobs', 'pi pi-clock', '/config/jobs', 'settings_edit');
