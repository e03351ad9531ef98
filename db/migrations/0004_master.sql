-- Master data: what every event draws on. Each row that people edit counts its saves, so that nobody overwrites what
-- somebody else saved in between.

alter table event_types
  -- how covers are drawn and paces told for events of this type
  add column art text not null default 'road' check (art in
    ('road', 'trail', 'cycling', 'mtb', 'triathlon', 'duathlon', 'swim', 'rally', 'walk', 'virtual')),
  add column active boolean not null default true,
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';
update event_types set art = case code when 'road-run' then 'road' when 'off-road' then 'rally' else code end;

create table penalty_rules (
  -- what penalties.rule names
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  name_th text not null,
  name_en text not null,
  effect text not null check (effect in ('time', 'laps', 'disqualify', 'warning')),
  time_ms bigint check (time_ms > 0),
  laps integer check (laps > 0),
  -- codes of event types; empty: all of them
  event_types text[] not null default '{}',
  active boolean not null default true,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  check ((effect = 'time') = (time_ms is not null) and (effect = 'laps') = (laps is not null))
);

create table payment_channels (
  id bigint generated always as identity primary key,
  position integer not null,
  name_th text not null,
  name_en text not null,
  -- {kind: promptpay, idKind, promptPayId} | {kind: bank, bankCode, accountNumber, holder} | {kind: bill, billerId, …}
  account jsonb not null,
  active boolean not null default true,
  is_default boolean not null default false check (active or not is_default),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);
-- where the same money arrives twice, nobody knows for what it came
create unique index payment_channels_once on payment_channels
  (coalesce(account ->> 'promptPayId', account ->> 'billerId', (account ->> 'bankCode') || (account ->> 'accountNumber')));
create unique index payment_channels_default on payment_channels (is_default) where is_default;

-- A message whose words were changed; the others are sent in their original ones.
create table message_templates (
  code text primary key,
  subject_th text not null,
  subject_en text not null,
  body_th text not null,
  body_en text not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);

create table clubs (
  id bigint generated always as identity primary key,
  name_th text not null,
  name_en text not null default '',
  short text not null default '',
  province text not null default '',
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);
create unique index clubs_by_name on clubs (lower(name_th));
-- entrants write their club as they like; they belong to it by name, in letters of either case
create index entries_by_club on entries (lower(club)) where club <> '';

create table policies (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('terms', 'waiver', 'privacy', 'refund')),
  name_th text not null,
  name_en text not null,
  -- the next version, as long as it is being written
  draft_th text not null default '',
  draft_en text not null default '',
  -- holds at every event that chose nothing else
  is_default boolean not null default false,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);
create unique index policies_default on policies (kind) where is_default;

-- Append-only: what somebody agreed to can be read for ever as they read it.
create table policy_versions (
  policy_id bigint not null references policies (id),
  version integer not null check (version > 0),
  text_th text not null,
  text_en text not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  primary key (policy_id, version)
);
create function refuse_policy_change() returns trigger language plpgsql as $$
begin
  raise exception 'published policies are never changed';
end $$;
create trigger policy_versions_stay before update or delete on policy_versions
  for each row execute function refuse_policy_change();
create trigger policy_versions_stay_all before truncate on policy_versions
  for each statement execute function refuse_policy_change();

-- What an event chose for each kind: the default, whichever that is, a policy, or (null) none. An event without rows has
-- the defaults.
create table event_policies (
  event_id bigint not null references events (id) on delete cascade,
  kind text not null check (kind in ('terms', 'waiver', 'privacy', 'refund')),
  policy_id bigint references policies (id),
  follows_default boolean not null check (not follows_default or policy_id is null),
  -- the kinds of an event are saved together and count together
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  primary key (event_id, kind)
);
create index event_policies_by_policy on event_policies (policy_id);

insert into penalty_rules (position, code, name_th, name_en, effect, time_ms, laps, event_types) values
  (1, 'mandatory-kit', 'อุปกรณ์บังคับไม่ครบ', 'Mandatory kit missing', 'time', 3600000, null, '{trail}'),
  (2, 'littering', 'ทิ้งขยะบนเส้นทาง', 'Littering on the course', 'time', 600000, null, '{}'),
  (3, 'outside-assistance', 'รับความช่วยเหลือนอกจุดที่กำหนด', 'Assistance outside the allowed places', 'time', 1800000, null, '{}'),
  (4, 'course-cutting', 'ลัดเส้นทาง', 'Cutting the course', 'disqualify', null, null, '{}'),
  (5, 'bib-swap', 'ใช้หมายเลขของผู้อื่น', 'Running with another person''s bib', 'disqualify', null, null, '{}'),
  (6, 'bib-not-visible', 'ไม่ติดหมายเลขให้เห็นชัดเจน', 'Bib not visible', 'warning', null, null, '{}'),
  (7, 'unsporting', 'ประพฤติผิดน้ำใจนักกีฬา', 'Unsporting conduct', 'disqualify', null, null, '{}'),
  (8, 'early-start', 'ออกตัวก่อนสัญญาณ', 'Starting before the signal', 'time', 300000, null, '{}'),
  (9, 'drafting', 'เกาะกลุ่มจักรยาน (drafting)', 'Drafting on the bike', 'time', 300000, null, '{triathlon,duathlon}'),
  (10, 'mount-line', 'ขึ้นหรือลงจักรยานผิดเส้น', 'Mounting or dismounting past the line', 'time', 15000, null, '{triathlon,duathlon}'),
  (11, 'equipment-box', 'วางอุปกรณ์นอกจุดเปลี่ยน', 'Equipment outside the transition box', 'time', 15000, null, '{triathlon,duathlon}'),
  (12, 'helmet', 'ไม่รัดหมวกกันน็อก', 'Helmet unfastened', 'disqualify', null, null, '{triathlon,duathlon,cycling,mtb}'),
  (13, 'shortcut', 'ลัดรอบ', 'Lap cut short', 'laps', null, 1, '{}');

delete from menu_items where component_code = 'master-certificates';
