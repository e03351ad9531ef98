-- Who may enter a category and with which bibs, what is sold and asked beside it, and who changed it last.
-- `revision` counts the saves of a row: who saves says which one they saw.

alter table events
  -- the results_version at which categories or checkpoints last changed: what was loaded of them before is out of date
  add column rules_version bigint not null default 0;

alter table categories
  add column entry_kind text not null default 'individual' check (entry_kind in ('individual', 'team', 'relay')),
  add column team_mix text not null default 'any' check (team_mix in ('any', 'men', 'women', 'mixed')),
  add column team_smallest integer check (team_smallest > 0),
  add column team_largest integer check (team_largest > 0),
  -- ages on the event's first day, both included
  add column youngest_age integer check (youngest_age >= 0),
  add column oldest_age integer check (oldest_age >= 0),
  add column bib_prefix text not null default '',
  -- numbers that follow the prefix, both included
  add column bib_from integer check (bib_from >= 0),
  add column bib_to integer check (bib_to >= 0),
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';

-- A tier holds until its day or until so many places of the category are taken, whichever comes first.
alter table fee_tiers add column until_sold integer check (until_sold > 0);

alter table checkpoints
  add column opens_at timestamptz,
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';

alter table schedule_items
  drop constraint schedule_items_pkey,
  add column id bigint generated always as identity primary key,
  add column ends_at timestamptz check (ends_at > starts_at),
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';
create index schedule_items_by_event on schedule_items (event_id, starts_at);

-- What can be had beside the entry itself: a shirt, a meal, a ride to the start.
create table add_ons (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  position integer not null,
  name_th text not null,
  name_en text not null,
  description_th text not null default '',
  description_en text not null default '',
  price_satang bigint not null check (price_satang >= 0),
  -- once for each entry, or once for the whole registration
  per text not null check (per in ('entry', 'registration')),
  -- null: as many as people want
  stock integer check (stock >= 0),
  needs_shipping boolean not null default false,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);
create index add_ons_by_event on add_ons (event_id, position);

-- What one chooses from, such as sizes; each may have a stock of its own within the add-on's.
create table add_on_options (
  add_on_id bigint not null references add_ons (id) on delete cascade,
  code text not null,
  position integer not null,
  name_th text not null,
  name_en text not null,
  stock integer check (stock >= 0),
  primary key (add_on_id, code)
);

-- What entrants are asked.
create table questions (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('text', 'choice', 'number', 'date', 'yes_no')),
  label_th text not null,
  label_en text not null,
  help_th text not null default '',
  help_en text not null default '',
  -- [{code, name {th, en}}], of a choice
  options jsonb not null default '[]',
  required boolean not null,
  -- null: asked in every category
  category_ids bigint[],
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);
create index questions_by_event on questions (event_id, position);

-- What a new category can begin with, whatever the event: no days, no course.
create table category_templates (
  id bigint generated always as identity primary key,
  name_th text not null,
  name_en text not null,
  definition jsonb not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);
