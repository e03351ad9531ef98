-- What staff say about the line in front of entering an event. No row: it begins by itself under measured load.
create table waiting_lines (
  event_id bigint primary key references events (id) on delete cascade,
  mode text not null check (mode in ('auto', 'on', 'off')),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);

-- What each process saw of a line, every five seconds while there was one.
create table waiting_line_moments (
  event_id bigint not null references events (id) on delete cascade,
  at timestamptz not null,
  process text not null,
  waiting integer not null,
  -- since the moment before
  let_in integer not null,
  primary key (event_id, at, process)
);
create index waiting_line_moments_by_time on waiting_line_moments (at);
