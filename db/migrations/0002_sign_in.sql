-- Who may sign in. Letters of either case are the same name and the same address.
create table users (
  id bigint generated always as identity primary key,
  username text not null check (username ~ '^\S{1,60}$'),
  email text check (email ~ '^\S+@\S+$'),
  display_name_th text not null,
  display_name_en text not null,
  -- argon2id in PHC form; null: nobody can sign in with a password
  password_hash text,
  language text not null default 'th' check (language in ('th', 'en')),
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));

-- What a person may do, as words that the calls ask for.
create table permissions (
  code text primary key,
  position integer not null,
  name_th text not null,
  name_en text not null
);

create table roles (
  code text primary key,
  position integer not null,
  name_th text not null,
  name_en text not null
);

create table role_permissions (
  role_code text not null references roles (code) on delete cascade,
  permission_code text not null references permissions (code) on delete cascade,
  primary key (role_code, permission_code)
);

-- A role in the whole installation, or (with an event) at that event alone.
create table user_roles (
  user_id bigint not null references users (id) on delete cascade,
  role_code text not null references roles (code) on delete cascade,
  event_id bigint references events (id) on delete cascade,
  unique nulls not distinct (user_id, role_code, event_id)
);

-- One sign-in on one device: the family of all refresh tokens that follow from it.
create table sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- used or not, it ends then
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'reused', 'password_reset', 'disabled', 'ended_by_user')),
  -- from where it was ended; of a reuse, where the spent token turned up
  end_address text,
  check ((ended_at is null) = (end_reason is null))
);
create index sign_ins_user on sign_ins (user_id) where ended_at is null;
create index sign_ins_age on sign_ins (last_used_at);

-- A refresh token is known by its SHA-256 alone. A spent one keeps the salt with which its successor follows from it, so
-- that a client whose reply was lost is given the same successor, without any token being stored.
create table refresh_tokens (
  hash text primary key,
  sign_in_id bigint not null references sign_ins (id) on delete cascade,
  issued_at timestamptz not null,
  spent_at timestamptz,
  successor_hash text,
  successor_salt text,
  check ((spent_at is null) = (successor_hash is null) and (spent_at is null) = (successor_salt is null))
);
create index refresh_tokens_sign_in on refresh_tokens (sign_in_id);

-- Guesses counted by what they are aimed at (a username) and by where they come from (an address). `subject` is a hash:
-- people type passwords into the field of the username.
create table sign_in_attempts (
  subject text primary key,
  attempts integer not null,
  counted_at timestamptz not null,
  blocked_until timestamptz not null
);
create index sign_in_attempts_age on sign_in_attempts (counted_at);

create table password_resets (
  hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

-- Ed25519 keys that sign access tokens; the newest signs, older ones verify until nothing signed by them is alive.
create table signing_keys (
  id text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);

create table menu_items (
  component_code text primary key,
  kind text not null check (kind in ('MAIN', 'SUB')),
  parent_code text references menu_items (component_code) on delete cascade,
  position integer not null,
  name_th text not null,
  name_en text not null,
  icon text not null default '',
  url_link text not null default '',
  -- null: everybody who signs in; a main item is shown when one of its items is
  permission_code text references permissions (code),
  check ((kind = 'SUB') = (parent_code is not null))
);

insert into permissions (position, code, name_th, name_en) values
  (1, 'dashboard_view', 'ดูภาพรวม', 'See the dashboard'),
  (2, 'master_edit', 'แก้ไขข้อมูลหลัก', 'Edit master data'),
  (3, 'events_view', 'ดูงาน', 'See events'),
  (4, 'events_edit', 'แก้ไขงาน', 'Edit events'),
  (5, 'events_publish', 'เผยแพร่และปิดงาน', 'Publish and close events'),
  (6, 'registrations_view', 'ดูการสมัคร', 'See registrations'),
  (7, 'registrations_edit', 'แก้ไขการสมัคร', 'Edit registrations'),
  (8, 'personal_data_view', 'ดูข้อมูลส่วนบุคคลทั้งหมด', 'See full personal data'),
  (9, 'payments_view', 'ดูการชำระเงิน', 'See payments'),
  (10, 'payments_verify', 'ตรวจสอบการชำระเงิน', 'Verify payments'),
  (11, 'requests_decide', 'ตัดสินคำขอ', 'Decide requests'),
  (12, 'kits_hand_out', 'จ่ายอุปกรณ์ที่จุดรับ', 'Hand out kits'),
  (13, 'timing_work', 'จับเวลาและควบคุมการแข่งขัน', 'Time and control the race'),
  (14, 'penalties_decide', 'ตัดสินบทลงโทษ', 'Decide penalties'),
  (15, 'results_publish', 'เผยแพร่ผลการแข่งขัน', 'Publish results'),
  (16, 'photos_edit', 'จัดการภาพถ่าย', 'Manage photos'),
  (17, 'messages_send', 'ส่งข้อความ', 'Send messages'),
  (18, 'reports_view', 'ดูรายงาน', 'See reports'),
  (19, 'finance_reports_view', 'ดูรายงานการเงิน', 'See financial reports'),
  (20, 'users_edit', 'จัดการผู้ใช้และสิทธิ์', 'Manage users and rights'),
  (21, 'menu_edit', 'แก้ไขเมนู', 'Edit the menu'),
  (22, 'settings_edit', 'แก้ไขการตั้งค่าระบบ', 'Edit settings'),
  (23, 'audit_view', 'ดูบันทึกการใช้งาน', 'See the audit log');

insert into roles (position, code, name_th, name_en) values
  (1, 'administrator', 'ผู้ดูแลระบบ', 'Administrator'),
  (2, 'event_manager', 'ผู้จัดการงาน', 'Event manager'),
  (3, 'finance', 'การเงิน', 'Finance'),
  (4, 'registration_desk', 'เจ้าหน้าที่รับสมัคร', 'Registration desk'),
  (5, 'timing_official', 'เจ้าหน้าที่จับเวลา', 'Timing official'),
  (6, 'viewer', 'ผู้ชม', 'Viewer');

insert into role_permissions (role_code, permission_code)
  select 'administrator', code from permissions
  union all
  select 'event_manager', code from permissions where code in ('dashboard_view', 'events_view', 'events_edit',
    'events_publish', 'registrations_view', 'registrations_edit', 'personal_data_view', 'payments_view',
    'requests_decide', 'kits_hand_out', 'timing_work', 'penalties_decide', 'results_publish', 'photos_edit',
    'messages_send', 'reports_view')
  union all
  select 'finance', code from permissions where code in ('dashboard_view', 'events_view', 'registrations_view',
    'personal_data_view', 'payments_view', 'payments_verify', 'reports_view', 'finance_reports_view')
  union all
  select 'registration_desk', code from permissions where code in ('dashboard_view', 'events_view',
    'registrations_view', 'registrations_edit', 'personal_data_view', 'kits_hand_out')
  union all
  select 'timing_official', code from permissions where code in ('dashboard_view', 'events_view',
    'registrations_view', 'timing_work', 'penalties_decide', 'results_publish', 'reports_view')
  union all
  select 'viewer', code from permissions where code in ('dashboard_view', 'events_view', 'registrations_view',
    'reports_view');

insert into menu_items (kind, position, component_code, name_th, name_en) values
  ('MAIN', 1, 'dashboard', 'ภาพรวม', 'Dashboard'),
  ('MAIN', 2, 'master', 'ข้อมูลหลัก', 'Master data'),
  ('MAIN', 3, 'manage', 'จัดการงาน', 'Manage'),
  ('MAIN', 4, 'report', 'รายงาน', 'Reports'),
  ('MAIN', 5, 'config', 'ตั้งค่าระบบ', 'Configuration');

insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code) values
  ('SUB', 1, 'dashboard', 'dashboard-overview', 'ภาพรวมวันนี้', 'Today', 'pi pi-home', '/', 'dashboard_view'),
  ('SUB', 2, 'dashboard', 'dashboard-calendar', 'ปฏิทิน', 'Calendar', 'pi pi-calendar', '/calendar', 'events_view'),
  ('SUB', 1, 'master', 'master-event-types', 'ประเภทงาน', 'Event types', 'pi pi-tags', '/master/event-types', 'master_edit'),
  ('SUB', 2, 'master', 'master-categories', 'แม่แบบรุ่น', 'Category templates', 'pi pi-clone', '/master/category-templates', 'master_edit'),
  ('SUB', 3, 'master', 'master-policies', 'นโยบาย', 'Policies', 'pi pi-file', '/master/policies', 'master_edit'),
  ('SUB', 4, 'master', 'master-penalty-rules', 'กติกาบทลงโทษ', 'Penalty rules', 'pi pi-exclamation-triangle', '/master/penalty-rules', 'master_edit'),
  ('SUB', 5, 'master', 'master-payment-channels', 'ช่องทางชำระเงิน', 'Payment channels', 'pi pi-credit-card', '/master/payment-channels', 'master_edit'),
  ('SUB', 6, 'master', 'master-messages', 'แม่แบบข้อความ', 'Message templates', 'pi pi-envelope', '/master/message-templates', 'master_edit'),
  ('SUB', 7, 'master', 'master-certificates', 'แม่แบบเกียรติบัตร', 'Certificate templates', 'pi pi-id-card', '/master/certificate-templates', 'master_edit'),
  ('SUB', 8, 'master', 'master-clubs', 'ชมรม', 'Clubs', 'pi pi-flag', '/master/clubs', 'master_edit'),
  ('SUB', 1, 'manage', 'manage-events', 'งาน', 'Events', 'pi pi-calendar-plus', '/manage/events', 'events_view'),
  ('SUB', 2, 'manage', 'manage-registrations', 'การสมัคร', 'Registrations', 'pi pi-list', '/manage/registrations', 'registrations_view'),
  ('SUB', 3, 'manage', 'manage-transfers', 'ตรวจสลิป', 'Transfers', 'pi pi-money-bill', '/manage/transfers', 'payments_view'),
  ('SUB', 4, 'manage', 'manage-teams', 'ทีม', 'Teams', 'pi pi-users', '/manage/teams', 'registrations_view'),
  ('SUB', 5, 'manage', 'manage-players', 'นักกีฬา', 'Players', 'pi pi-user', '/manage/players', 'registrations_view'),
  ('SUB', 6, 'manage', 'manage-requests', 'คำขอ', 'Requests', 'pi pi-inbox', '/manage/requests', 'requests_decide'),
  ('SUB', 7, 'manage', 'manage-bibs', 'หมายเลขวิ่ง', 'Bibs and start list', 'pi pi-hashtag', '/manage/bibs', 'registrations_edit'),
  ('SUB', 8, 'manage', 'manage-check-in', 'จุดรับอุปกรณ์', 'Check-in desk', 'pi pi-qrcode', '/manage/check-in', 'kits_hand_out'),
  ('SUB', 9, 'manage', 'manage-race-control', 'ควบคุมการแข่งขัน', 'Race control', 'pi pi-desktop', '/manage/race-control', 'timing_work'),
  ('SUB', 10, 'manage', 'manage-penalties', 'บทลงโทษ', 'Penalties', 'pi pi-ban', '/manage/penalties', 'penalties_decide'),
  ('SUB', 11, 'manage', 'manage-results', 'ตรวจผลการแข่งขัน', 'Results review', 'pi pi-check-square', '/manage/results', 'results_publish'),
  ('SUB', 12, 'manage', 'manage-gps', 'จีพีเอส', 'GPS', 'pi pi-map-marker', '/manage/gps', 'timing_work'),
  ('SUB', 13, 'manage', 'manage-photos', 'ภาพถ่าย', 'Photos', 'pi pi-images', '/manage/photos', 'photos_edit'),
  ('SUB', 14, 'manage', 'manage-messages', 'ข้อความ', 'Messages', 'pi pi-send', '/manage/messages', 'messages_send'),
  ('SUB', 1, 'report', 'report-registrations', 'การสมัคร', 'Registrations', 'pi pi-chart-line', '/report/registrations', 'reports_view'),
  ('SUB', 2, 'report', 'report-revenue', 'รายรับและการกระทบยอด', 'Revenue', 'pi pi-wallet', '/report/revenue', 'finance_reports_view'),
  ('SUB', 3, 'report', 'report-start-list', 'รายชื่อผู้เข้าแข่งขัน', 'Start list', 'pi pi-align-left', '/report/start-list', 'reports_view'),
  ('SUB', 4, 'report', 'report-results', 'ผลการแข่งขัน', 'Results', 'pi pi-star', '/report/results', 'reports_view'),
  ('SUB', 5, 'report', 'report-checkpoints', 'ความคืบหน้าแต่ละจุด', 'Checkpoint progress', 'pi pi-map', '/report/checkpoints', 'reports_view'),
  ('SUB', 6, 'report', 'report-demographics', 'ข้อมูลประชากร', 'Demographics', 'pi pi-chart-pie', '/report/demographics', 'reports_view'),
  ('SUB', 7, 'report', 'report-add-ons', 'เสื้อและของเสริม', 'Shirts and add-ons', 'pi pi-shopping-bag', '/report/add-ons', 'reports_view'),
  ('SUB', 8, 'report', 'report-consents', 'ความยินยอม', 'Consents', 'pi pi-verified', '/report/consents', 'personal_data_view'),
  ('SUB', 9, 'report', 'report-audit', 'บันทึกการใช้งาน', 'Audit log', 'pi pi-history', '/report/audit', 'audit_view'),
  ('SUB', 10, 'report', 'report-personal-data', 'การเข้าดูข้อมูลส่วนบุคคล', 'Personal data seen', 'pi pi-eye', '/report/personal-data', 'audit_view'),
  ('SUB', 1, 'config', 'config-organisation', 'องค์กร', 'Organisation', 'pi pi-building', '/config/organisation', 'settings_edit'),
  ('SUB', 2, 'config', 'config-users', 'ผู้ใช้', 'Users', 'pi pi-user-edit', '/config/users', 'users_edit'),
  ('SUB', 3, 'config', 'config-roles', 'บทบาทและสิทธิ์', 'Roles and permissions', 'pi pi-lock', '/config/roles', 'users_edit'),
  ('SUB', 4, 'config', 'config-menu', 'เมนู', 'Menu', 'pi pi-bars', '/config/menu', 'menu_edit'),
  ('SUB', 5, 'config', 'config-settings', 'การชำระเงินและอีเมล', 'Payment and mail', 'pi pi-cog', '/config/settings', 'settings_edit'),
  ('SUB', 6, 'config', 'config-api-keys', 'คีย์และเว็บฮุก', 'API keys and webhooks', 'pi pi-key', '/config/api-keys', 'settings_edit'),
  ('SUB', 7, 'config', 'config-stations', 'สถานีและอุปกรณ์', 'Stations and devices', 'pi pi-mobile', '/config/stations', 'settings_edit'),
  ('SUB', 8, 'config', 'config-storage', 'พื้นที่จัดเก็บ', 'Storage', 'pi pi-database', '/config/storage', 'settings_edit'),
  ('SUB', 9, 'config', 'config-jobs', 'งานเบื้องหลัง', 'Jobs', 'pi pi-clock', '/config/jobs', 'settings_edit'),
  ('SUB', 10, 'config', 'config-backup', 'สำรองและกู้คืน', 'Backup and restore', 'pi pi-save', '/config/backup', 'settings_edit');
