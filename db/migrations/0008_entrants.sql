-- What staff know of an entrant beyond what the race is judged by. A bib of '' is one not given yet.
alter table entries
  add column phone text not null default '',
  add column email text not null default '',
  add column emergency_name text not null default '',
  add column emergency_phone text not null default '',
  add column medical_note text not null default '',
  add column shirt_size text not null default '',
  -- no place in the race any more: off the start list, and DNS in the results
  add column withdrawn_at timestamptz,
  add column withdrawn_reason text not null default '',
  -- how the entry came in: a race folder, a spreadsheet of staff, by hand
  add column source text not null default 'folder' check (source in ('folder', 'file', 'hand')),
  add column source_file text not null default '',
  add column created_at timestamptz not null default now(),
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';

alter table entries drop constraint entries_event_id_bib_key;
create unique index entries_bib_once on entries (event_id, bib) where bib <> '';
-- for the reads that look for their bib: the index above is of no use to a join
create index entries_by_bib on entries (event_id, bib);

-- who has no bib yet comes after all bibs; byte order, so that the sort is the same everywhere, and quick
drop index entries_by_bib_order;
alter table entries drop column bib_order;
alter table entries
  add column bib_order text collate "C" not null generated always as (
    case when bib = '' then '~' else
      regexp_replace(bib, '[0-9].*$', '') || lpad(left(regexp_replace(bib, '[^0-9]', '', 'g'), 10), 10, '0') || bib
    end
  ) stored,
  add column name_order text collate thai not null generated always as (trim(first_name || ' ' || last_name)) stored,
  -- null: in no club, which sorts last
  add column club_order text collate thai generated always as (nullif(club, '')) stored;

-- The staff list walks one of these in order: with the id at the end and the usual filters beside it, a far page is
-- found in the index alone.
create index entries_by_bib_order on entries (event_id, bib_order, id) include (category_id, gender);
create index entries_by_name_order on entries (event_id, name_order, id) include (category_id, gender);
create index entries_by_club_order on entries (event_id, club_order, id) include (category_id, gender);
create index entries_by_created on entries (event_id, created_at, id) include (category_id, gender);
-- and filters by these, which also counts
drop index entries_by_category;
create index entries_by_category on entries (category_id, bib_order, id);
create index entries_by_gender on entries (event_id, gender, category_id);
create index entries_by_province on entries (event_id, province);
create index entries_withdrawn on entries (event_id) where withdrawn_at is not null;
-- staff find by club as well; the public finds by what `search_text` holds alone
create index entries_by_club_text on entries using gin (lower(club) gin_trgm_ops);

-- What staff changed in many entrants at once: which, and what each was before, for the way back and for their history.
create table entrant_batches (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  kind text not null check (kind in ('category', 'club', 'shirt', 'withdraw', 'restore', 'file', 'undo')),
  -- the category's code, the club, the reason, the file's name
  detail text not null,
  made_at timestamptz not null default now(),
  made_by text not null,
  undone_at timestamptz
);
create index entrant_batches_by_event on entrant_batches (event_id);
create table entrant_batch_rows (
  batch_id bigint not null references entrant_batches (id) on delete cascade,
  entry_id bigint not null references entries (id) on delete cascade,
  -- the fields that changed, as they were (null: the entrant is new) and as they are since
  before jsonb,
  after jsonb not null,
  -- the entrant's revision since: of another one by now, somebody changed it later
  revision integer not null,
  primary key (batch_id, entry_id)
);
create index entrant_batch_rows_by_entry on entrant_batch_rows (entry_id);

-- What a user sees again by a name: the query of a screen's address.
create table staff_views (
  id bigint generated always as identity primary key,
  username text not null,
  screen text not null,
  event_id bigint references events (id) on delete cascade,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (username, screen, event_id, name)
);

insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code) values
  ('SUB', 15, 'manage', 'manage-entrants', 'ผู้สมัคร', 'Entrants', 'pi pi-users', '/manage/entrants', 'registrations_view');
