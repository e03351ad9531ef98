-- One person's data, given out or erased by one action each.
update permissions set position = position + 1 where position > 8;
insert into permissions (position, code, name_th, name_en) values
  (9, 'personal_data_erase', 'ลบข้อมูลส่วนบุคคลถาวร', 'Erase a person''s data');
insert into role_permissions (role_code, permission_code) values ('administrator', 'personal_data_erase');

insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code)
select 'SUB', max(position) + 1, 'manage', 'manage-persons', 'ข้อมูลส่วนบุคคล', 'Personal data', 'pi pi-id-card',
  '/manage/persons', 'personal_data_view'
from menu_items where parent_code = 'manage';
