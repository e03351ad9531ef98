-- When entries open and close by themselves; null: staff do it by hand.
alter table events
  add column entries_open_at timestamptz,
  add column entries_close_at timestamptz,
  add constraint events_close_after_they_open check (entries_close_at > entries_open_at);

-- Few events wait for their time, and the clock asks every few seconds.
create index events_by_opening on events (entries_open_at) where state = 'published' and entries_open_at is not null;
create index events_by_closing on events (entries_close_at) where state = 'open' and entries_close_at is not null;
