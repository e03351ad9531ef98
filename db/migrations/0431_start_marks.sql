-- Who was marked as DNS at the start, by one press each, so that one press takes it back.
create table start_marks (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  reason text not null,
  made_at timestamptz not null,
  made_by text not null,
  -- null: it was not taken back
  undone_at timestamptz,
  undone_by text
);
create index start_marks_by_event on start_marks (event_id, id desc);

create table start_mark_entries (
  mark_id bigint not null references start_marks (id) on delete cascade,
  entry_id bigint not null references entries (id) on delete cascade,
  primary key (mark_id, entry_id)
);
create index start_mark_entries_by_entry on start_mark_entries (entry_id);
