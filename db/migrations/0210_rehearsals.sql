-- A rehearsal runs in a copy of its event, which is an event of its own: real categories, stations and pages, no real
-- row. Wiping the rehearsal removes that copy whole.
alter table events add column rehearsal_of bigint references events (id) on delete cascade;
-- one rehearsal of an event at a time
create unique index events_rehearsal_of on events (rehearsal_of) where rehearsal_of is not null;

create table rehearsals (
  event_id bigint primary key references events (id) on delete cascade,
  -- the time in the race when the clock on the wall showed set_at, and how fast it goes by since; 0: it rests
  race_at timestamptz not null,
  set_at timestamptz not null,
  speed integer not null check (speed between 0 and 60),
  -- the speed to go on with after a rest
  chosen_speed integer not null check (chosen_speed between 1 and 60),
  source text not null check (source in ('field', 'reads', 'folder')),
  -- how many reads it has, and how many of them are not fed yet stand in rehearsal_reads
  reads integer not null,
  begun_at timestamptz not null,
  begun_by text not null,
  -- what the race itself held when the rehearsal began
  race_print text not null
);

-- Reads that the rehearsal has still to feed; each goes once it is fed.
create table rehearsal_reads (
  id bigint generated always as identity primary key,
  event_id bigint not null references rehearsals (event_id) on delete cascade,
  checkpoint_code text not null,
  bib text,
  chip text,
  at timestamptz not null,
  source text not null,
  device text not null
);
create index rehearsal_reads_due on rehearsal_reads (event_id, at, id);
