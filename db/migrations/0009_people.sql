-- People's own data are edited on screens now: who saved them last, and how often.
alter table users
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '',
  -- sign-ins are forgotten after a while, this is not
  add column last_signed_in_at timestamptz;
update users set last_signed_in_at = (select max(s.created_at) from sign_ins s where s.user_id = users.id);

alter table roles
  -- comes with the program: keeps its name and is not deleted
  add column is_built_in boolean not null default false,
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';
update roles set is_built_in = true;

alter table sign_ins
  drop constraint sign_ins_end_reason_check,
  add constraint sign_ins_end_reason_check check (end_reason in
    ('signed_out', 'reused', 'password_reset', 'password_changed', 'disabled', 'ended_by_user', 'ended_by_staff'));

-- The menu is edited as one thing: an order of items cannot be saved item by item.
create table menu_edits (
  single boolean primary key default true check (single),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);
insert into menu_edits default values;

-- The log is read newest first, by one of these; (column, seq) finds a page of a million entries without sorting.
drop index audit_entries_by_time;
drop index audit_entries_by_subject;
drop index audit_entries_by_event;
create index audit_entries_by_time on audit_entries (at_ms, seq);
create index audit_entries_by_user on audit_entries (username, seq);
create index audit_entries_by_action on audit_entries (action, seq);
create index audit_entries_by_kind on audit_entries (subject_kind, seq);
create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, seq);
create index audit_entries_by_event on audit_entries (event_id, seq) where event_id is not null;

-- The newest entry's time. A clock that is set back does not take the log back with it, so a range of days is a range
-- of entries.
alter table audit_head add column at_ms bigint not null default 0;
update audit_head set at_ms = coalesce((select max(at_ms) from audit_entries), 0);
