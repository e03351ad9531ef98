-- Several events whose results give points. Points and places are not stored: they follow from the results.
create table series (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_th text not null,
  name_en text not null,
  -- may everybody see it?
  is_public boolean not null,
  rules jsonb not null,
  -- code and name of each, in their order
  classes jsonb not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);

create table series_races (
  series_id bigint not null references series (id) on delete cascade,
  event_id bigint not null references events (id) on delete cascade,
  position integer not null,
  -- 150: half as many points again
  factor_percent integer not null check (factor_percent between 1 and 1000),
  primary key (series_id, event_id)
);
create index series_races_by_event on series_races (event_id);

-- Which category of a race is which class of the series.
create table series_categories (
  series_id bigint not null,
  event_id bigint not null,
  class_code text not null,
  category_id bigint not null references categories (id) on delete cascade,
  primary key (series_id, event_id, class_code),
  foreign key (series_id, event_id) references series_races (series_id, event_id) on delete cascade
);
create index series_categories_by_category on series_categories (category_id);

-- What staff decided of two entries: one person, or two.
create table series_person_decisions (
  series_id bigint not null references series (id) on delete cascade,
  one_entry_id bigint not null references entries (id) on delete cascade,
  other_entry_id bigint not null references entries (id) on delete cascade,
  is_same boolean not null,
  decided_at timestamptz not null,
  decided_by text not null,
  primary key (series_id, one_entry_id, other_entry_id),
  check (one_entry_id < other_entry_id)
);
create index series_person_decisions_by_entry on series_person_decisions (one_entry_id);
create index series_person_decisions_by_other_entry on series_person_decisions (other_entry_id);
