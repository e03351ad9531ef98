-- Codes that make an order cheaper. `used` counts the orders that hold one, so that a limit is one guarded update.
create table discount_codes (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  -- in capital letters
  code text not null,
  kind text not null check (kind in ('percent', 'amount', 'group')),
  -- percents, satang, or of how many places one is free
  value bigint not null check (value > 0),
  -- fees and add-ons of the order must come to this
  least_satang bigint not null default 0 check (least_satang >= 0),
  -- whose fees it makes cheaper; null: those of all
  category_ids bigint[],
  ends_at timestamptz,
  -- how many orders can use it; null: no limit
  uses integer check (uses > 0),
  used integer not null default 0 check (used >= 0),
  once_per_person boolean not null default false,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  unique (event_id, code)
) with (fillfactor = 70);

-- Who is in the orders that use a code once for each person.
create table discount_code_persons (
  code_id bigint not null references discount_codes (id) on delete cascade,
  person text not null,
  order_id bigint not null references orders (id) on delete cascade,
  primary key (code_id, person)
);
create index discount_code_persons_by_order on discount_code_persons (order_id);

alter table orders add column code_id bigint references discount_codes (id) on delete set null;
create index orders_by_code on orders (code_id) where code_id is not null;
