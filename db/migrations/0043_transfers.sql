-- Pictures of bank transfers that the holders of orders send. They are redrawn, without metadata, and never public.
create table slips (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  order_id bigint not null references orders (id) on delete cascade,
  -- SHA-256 of the file as it came: the same file again is the same slip
  file_hash text not null,
  -- SHA-256 of the redrawn picture
  hash text not null,
  width integer not null,
  height integer not null,
  -- WebP
  bytes bytea not null,
  -- what its small QR code says; null: it has none
  code_kind text check (code_kind in ('bank', 'trueMoney')),
  bank_code text,
  reference text,
  paid_on date,
  sent_at timestamptz not null,
  check ((code_kind is null) = (bank_code is null) and (code_kind is null) = (reference is null)),
  unique (order_id, file_hash)
);
create index slips_by_hash on slips (hash);
create index slips_by_event on slips (event_id);

-- Money that came, or is said to have come, for one or more orders.
create table transfers (
  id bigint generated always as identity primary key,
  -- of the order that it was handed in for
  event_id bigint not null references events (id) on delete cascade,
  order_id bigint not null references orders (id) on delete cascade,
  source text not null check (source in ('slip', 'statement', 'staff')),
  slip_id bigint references slips (id),
  -- the bank's, by the slip's code or by the statement
  bank_code text,
  reference text,
  state text not null check (state in ('waiting', 'verified', 'refused', 'asked_again', 'withdrawn')),
  claimed_satang bigint not null check (claimed_satang > 0),
  paid_at timestamptz,
  sent_at timestamptz not null,
  -- what arrived, once somebody has verified it
  received_satang bigint check (received_satang > 0),
  received_at timestamptz,
  reason text,
  note text not null default '',
  decided_at timestamptz,
  decided_by text,
  -- who looks at it now, so that no two people do
  taken_by text,
  taken_until timestamptz,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  check ((state = 'verified') = (received_satang is not null))
);
-- A bank's reference pays once in the whole installation, whoever hands it in, wherever and when. A slip that was taken
-- back or that has to be sent again gives its reference free; one that was refused does not.
create unique index transfers_pay_once on transfers (bank_code, reference)
  where reference is not null and state in ('waiting', 'verified', 'refused');
create unique index transfers_show_a_slip_once on transfers (slip_id) where state in ('waiting', 'verified', 'refused');
create index transfers_by_order on transfers (order_id, id);
create index transfers_by_event on transfers (event_id, id);
create index transfers_that_wait on transfers (sent_at, id) where state = 'waiting';

-- The orders that a transfer is said to be for, among them the one that it was handed in for, which comes first.
create table transfer_orders (
  transfer_id bigint not null references transfers (id) on delete cascade,
  order_id bigint not null references orders (id) on delete cascade,
  position integer not null,
  primary key (transfer_id, order_id)
);
create index transfer_orders_by_order on transfer_orders (order_id);

-- The accounts of each order: a line for all money that came for it (more than 0) or went back (less than 0). What an
-- order owes is what it costs less the sum of its lines. An order with money cannot be deleted.
create table payment_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  kind text not null check (kind in ('payment', 'refund')),
  amount_satang bigint not null check (amount_satang <> 0),
  -- where the money came from
  transfer_id bigint references transfers (id),
  -- the line that this one takes back
  counters bigint unique references payment_lines (id),
  at timestamptz not null,
  by_whom text not null,
  reason text not null default '',
  check ((kind = 'payment') = (transfer_id is not null)),
  check (counters is not null or (amount_satang > 0) = (kind = 'payment'))
);
create index payment_lines_by_order on payment_lines (order_id, id);
create index payment_lines_by_transfer on payment_lines (transfer_id) where transfer_id is not null;
create index payment_lines_by_time on payment_lines (at);

-- What is written stays written, and a counter-entry takes back exactly one line, once.
create function keep_payment_lines() returns trigger language plpgsql as $$
begin
  raise exception 'a line of an account is never changed: add a counter-entry';
end $$;
create trigger payment_lines_stay before update or delete on payment_lines
  for each row execute function keep_payment_lines();

create function check_counter_entry() returns trigger language plpgsql as $$
begin
  if new.counters is not null and not exists (
    select from payment_lines l where l.id = new.counters and l.counters is null and l.order_id = new.order_id
      and l.kind = new.kind and l.transfer_id is not distinct from new.transfer_id
      and l.amount_satang = -new.amount_satang
  ) then
    raise exception 'a counter-entry takes back all of one line of the same order';
  end if;
  return new;
end $$;
create trigger payment_lines_counter before insert on payment_lines
  for each row execute function check_counter_entry();
