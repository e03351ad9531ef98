-- How many places of each ranking of a category win a prize. No row: as its category says.
create table award_rules (
  category_id bigint primary key references categories (id) on delete cascade,
  overall integer not null check (overall between 0 and 100),
  gender integer not null check (gender between 0 and 100),
  thai integer not null check (thai between 0 and 100),
  age_group integer not null check (age_group between 0 and 100),
  team integer not null check (team between 0 and 100),
  -- who wins a higher prize leaves the lower ones
  winners_leave boolean not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);

-- Prizes that were handed over: to a person, or to a team by its name.
create table collected_awards (
  id bigint generated always as identity primary key,
  category_id bigint not null references categories (id) on delete cascade,
  -- names the prize within its category, such as gender:F
  award text not null,
  entry_id bigint references entries (id) on delete cascade,
  -- '': a person has it
  team text not null,
  collected_at timestamptz not null,
  collected_by text not null,
  check ((entry_id is null) = (team <> ''))
);
create unique index collected_awards_once on collected_awards (category_id, award, coalesce(entry_id, 0), team);
create index collected_awards_by_entry on collected_awards (entry_id) where entry_id is not null;
