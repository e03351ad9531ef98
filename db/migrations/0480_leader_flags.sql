-- When an entry had done all laps of a race that its leader ends, whoever was before it; null: not yet, or another race.
alter table results add column all_laps_at timestamptz;
create index results_by_all_laps on results (category_id, all_laps_at) where all_laps_at is not null;

-- The instant by which all results of such a category were judged: the earliest all_laps_at when they were.
create table leader_flags (
  event_id bigint not null references events (id) on delete cascade,
  category_id bigint primary key references categories (id) on delete cascade,
  leader_at timestamptz not null
);
create index leader_flags_by_event on leader_flags (event_id);
