-- Numbers of identity documents and the address of who runs: kept only where the event asks for them.
alter table entries
  -- thirteen digits, or empty
  add column national_id text not null default '',
  add column passport text not null default '',
  -- house, street, village
  add column address text not null default '',
  add column subdistrict text not null default '',
  add column district text not null default '',
  add column postcode text not null default '';

alter table events
  -- by the part of a person: hidden, optional or required; what is left out is as usual
  add column asked_of_person jsonb not null default '{}',
  add column asked_revision integer not null default 1,
  add column asked_changed_at timestamptz not null default now(),
  add column asked_changed_by text not null default '';
