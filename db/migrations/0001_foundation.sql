-- The default order of a database is wrong for Thai: names sort by this collation instead.
create collation thai (provider = icu, locale = 'th-TH');
create extension if not exists pg_trgm;

create table event_types (
  code text primary key,
  position integer not null,
  name_th text not null,
  name_en text not null
);

insert into event_types (code, position, name_th, name_en) values
  ('road-run', 1, 'วิ่งถนน', 'Road running'),
  ('trail', 2, 'วิ่งเทรล', 'Trail running'),
  ('cycling', 3, 'จักรยานถนน', 'Road cycling'),
  ('mtb', 4, 'จักรยานเสือภูเขา', 'Mountain biking'),
  ('triathlon', 5, 'ไตรกีฬา', 'Triathlon'),
  ('duathlon', 6, 'ทวิกีฬา', 'Duathlon'),
  ('swim', 7, 'ว่ายน้ำ', 'Swimming'),
  ('off-road', 8, 'แรลลี่และออฟโรด', 'Rally and off-road'),
  ('walk', 9, 'เดิน', 'Walking'),
  ('virtual', 10, 'วิ่งเสมือนจริง', 'Virtual race');

create table events (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  type text not null references event_types (code),
  state text not null check (state in ('draft', 'published', 'open', 'closed', 'live', 'finished', 'cancelled')),
  name_th text not null,
  name_en text not null,
  summary_th text not null default '',
  summary_en text not null default '',
  organiser text not null default '',
  venue_th text not null default '',
  venue_en text not null default '',
  province text not null default '',
  lat double precision,
  lng double precision,
  time_zone text not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- counts every change that a result or the start list can show; allotted under the event's row lock
  results_version bigint not null default 0,
  -- fingerprint of the race folder it came from, so that importing it again is harmless
  source_hash text,
  -- keys of race.json that the product does not know, kept for the way back
  extra jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table checkpoints (
  event_id bigint not null references events (id) on delete cascade,
  code text not null,
  position integer not null,
  kind text not null check (kind in ('start', 'split', 'finish', 'lap')),
  name_th text not null default '',
  name_en text not null default '',
  distance_m double precision not null check (distance_m >= 0),
  lat double precision,
  lng double precision,
  elevation_m double precision,
  cutoff_at timestamptz,
  primary key (event_id, code)
);

create table categories (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  code text not null,
  position integer not null,
  name_th text not null,
  name_en text not null,
  gender text not null check (gender in ('any', 'M', 'F')),
  gun_at timestamptz not null,
  rank_by text not null check (rank_by in ('gun', 'chip')),
  age_on text not null check (age_on in ('eventDay', 'dec31', 'birthYear', 'given')),
  rounding text not null check (rounding in ('up', 'down', 'half', 'none')),
  winners_leave_age_groups integer not null default 0 check (winners_leave_age_groups >= 0),
  time_limit_ms bigint check (time_limit_ms > 0),
  laps integer check (laps > 0),
  -- checkpoint codes in the order they are passed
  course text[] not null,
  -- [{code, from, to|null}]
  age_groups jsonb not null default '[]',
  -- what only some categories have: stages, relayLegs, team, lapNeedsEveryCheckpoint, repeatWindowMs, maxSpeedMps
  rules jsonb not null default '{}',
  capacity integer check (capacity > 0),
  unique (event_id, code)
);

create table fee_tiers (
  event_id bigint not null references events (id) on delete cascade,
  category_id bigint not null references categories (id) on delete cascade,
  position integer not null,
  name_th text not null,
  name_en text not null,
  price_satang bigint not null check (price_satang >= 0),
  ends_at timestamptz,
  primary key (event_id, category_id, position)
);

create table schedule_items (
  event_id bigint not null references events (id) on delete cascade,
  position integer not null,
  starts_at timestamptz not null,
  title_th text not null,
  title_en text not null,
  primary key (event_id, position)
);

-- One player or relay team in one category, with the names as they were entered.
create table entries (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  category_id bigint not null references categories (id) on delete cascade,
  bib text not null,
  chip text,
  first_name text not null,
  last_name text not null,
  first_name_en text not null default '',
  last_name_en text not null default '',
  gender text not null check (gender in ('M', 'F', 'X')),
  birth_date date,
  given_age integer check (given_age between 0 and 130),
  nationality text not null default '',
  club text not null default '',
  province text not null default '',
  team text,
  ruled_status text check (ruled_status in ('dns', 'dnf', 'dsq')),
  -- what people type to find someone: bib and all names, in lower case
  search_text text not null generated always as (
    lower(bib || ' ' || first_name || ' ' || last_name || ' ' || first_name_en || ' ' || last_name_en)
  ) stored,
  -- bibs in the order people expect: F2 before F10, 9 before 10
  bib_order text not null generated always as (
    regexp_replace(bib, '[0-9].*$', '') || lpad(left(regexp_replace(bib, '[^0-9]', '', 'g'), 10), 10, '0') || bib
  ) stored,
  extra jsonb not null default '{}',
  unique (event_id, bib)
);
create index entries_by_bib_order on entries (event_id, bib_order);
create unique index entries_by_chip on entries (event_id, chip) where chip is not null;
create index entries_by_category on entries (category_id);
create index entries_by_search on entries using gin (search_text gin_trgm_ops);

-- Append-only. A read is never edited, only voided; the same read sent again is one read.
create table passings (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  checkpoint_code text not null,
  bib text,
  chip text,
  at timestamptz not null,
  source text not null default '',
  device text not null default '',
  received_at timestamptz not null default now(),
  voided_at timestamptz,
  check ((bib is null) <> (chip is null)),
  foreign key (event_id, checkpoint_code) references checkpoints (event_id, code) on delete cascade,
  constraint passings_once unique nulls not distinct (event_id, bib, chip, checkpoint_code, at, device)
);
create index passings_by_checkpoint on passings (event_id, checkpoint_code, at desc);
create index passings_by_chip on passings (event_id, chip) where chip is not null;

create table penalties (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  entry_id bigint not null references entries (id) on delete cascade,
  rule text not null default '',
  time_ms bigint,
  laps integer,
  disqualify boolean not null default false,
  reason text not null default '',
  decided_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index penalties_by_event on penalties (event_id);
create index penalties_by_entry on penalties (entry_id);

-- One entrant's result, free of ranks: a passing changes one row, and ranks follow from rank_key.
create table results (
  event_id bigint not null references events (id) on delete cascade,
  entry_id bigint primary key references entries (id) on delete cascade,
  category_id bigint not null,
  -- events.results_version at which this row last changed
  version bigint not null,
  rank_key bigint not null,
  age_group text,
  status text not null
    check (status in ('finished', 'on_course', 'started', 'registered', 'otl', 'dnf', 'dns', 'dsq')),
  time_ms bigint,
  gun_ms bigint,
  chip_ms bigint,
  penalty_ms bigint not null default 0,
  laps integer not null default 0,
  -- aligned with the course (with the laps passed, on a lap course); null where no read was found
  split_codes text[] not null default '{}',
  split_ms bigint[] not null default '{}',
  stage_ms bigint[] not null default '{}',
  leg_ms bigint[] not null default '{}',
  flags text[] not null default '{}',
  last_checkpoint text,
  last_seen_at timestamptz
);
create index results_by_rank on results (event_id, category_id, rank_key, entry_id);
create index results_by_version on results (event_id, version);
