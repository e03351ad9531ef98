insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code)
select 'SUB', coalesce(max(position), 0) + 1, 'manage', 'manage-messages', 'ข้อความ', 'Messages', 'pi pi-send',
  '/manage/messages', 'messages_send'
from menu_items where kind = 'SUB' and parent_code = 'manage'
on conflict do nothing;
