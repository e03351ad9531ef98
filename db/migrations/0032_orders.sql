-- What one contact enters together. While an order is being filled in and paid, its entries are here alone: they
-- take places, but are no part of the race. When it is confirmed, they become rows of `entries`.
create table orders (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  -- short, for people and for the reference of a bank transfer
  reference text not null unique,
  state text not null check (state in ('held', 'awaiting_payment', 'confirmed', 'expired', 'cancelled', 'refunded')),
  contact_name text not null default '',
  contact_phone text not null default '',
  contact_email text not null default '',
  language text not null check (language in ('th', 'en')),
  -- since when it holds places without a break
  held_at timestamptz not null,
  -- of the hold or of the payment; null: nothing ends by the clock
  deadline_at timestamptz,
  -- the price, frozen when the contact confirmed
  quote jsonb,
  created_at timestamptz not null,
  check ((quote is not null) or state not in ('awaiting_payment', 'confirmed', 'refunded'))
);
create index orders_by_event on orders (event_id, id);
create index orders_by_deadline on orders (deadline_at) where state in ('held', 'awaiting_payment');

create table order_entries (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  category_id bigint not null references categories (id),
  team text not null default '',
  places integer not null check (places > 0),
  -- places of the category that were taken before this entry took its own: they decide its fee
  sold_before integer not null,
  -- what is filled in of each player so far
  players jsonb not null default '[]'
);
create index order_entries_by_order on order_entries (order_id, id);
create index order_entries_by_category on order_entries (category_id);

-- Who of an event's orders, by name and birth date: nobody can be in two races at the same time.
create table order_players (
  order_entry_id bigint not null references order_entries (id) on delete cascade,
  event_id bigint not null references events (id) on delete cascade,
  person text not null
);
create index order_players_by_person on order_players (event_id, person);
create index order_players_by_entry on order_players (order_entry_id);

-- One row for each change of an order's state, from the first.
create table order_steps (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  at timestamptz not null,
  -- null: the order began
  step text check (step in ('hold', 'confirm', 'settle', 'expire', 'cancel', 'refund')),
  state text not null
);
create index order_steps_by_order on order_steps (order_id, id);

alter table entries
  drop constraint if exists entries_source_check,
  drop constraint if exists entrants_source_check,
  add constraint entries_source_check check (source in ('folder', 'file', 'hand', 'order')),
  -- the order that bought the entry
  add column order_id bigint references orders (id) on delete set null;
create index entries_by_order on entries (order_id) where order_id is not null;
