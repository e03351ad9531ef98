-- Receipts of paid orders. Numbers run without gaps for each organiser and year: the row with the last number stays
-- locked until the settlement that takes the next one is committed or undone.
create table receipt_numbers (
  organiser text not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (organiser, year)
);

create table receipts (
  id bigint generated always as identity primary key,
  -- null: the order is gone; the accounts keep the receipt
  order_id bigint unique references orders (id) on delete set null,
  organiser text not null,
  -- Common Era, where the race is
  year integer not null,
  number integer not null,
  issued_at timestamptz not null,
  -- what it says, as it was when it was issued
  content jsonb not null,
  unique (organiser, year, number)
);

-- Who issues receipts, by the name that events have for their organiser.
create table organisers (
  name text primary key,
  tax_id text not null default '' check (tax_id ~ '^([0-9]{13})?$'),
  branch text not null default '',
  address_th text not null default '',
  address_en text not null default '',
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null
);

alter table orders
  -- to whom the receipt is made out, if not to the contact: {name, taxId, branch, address}
  add column receipt_to jsonb;
