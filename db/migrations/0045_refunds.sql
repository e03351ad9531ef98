-- Money that goes back to whoever paid an order. Above a limit a second person approves it before it counts.
create table refunds (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  order_id bigint not null references orders (id) on delete cascade,
  amount_satang bigint not null check (amount_satang > 0),
  -- why, and where to; in the words of staff
  reason text not null,
  account text not null default '',
  state text not null check (state in ('proposed', 'paid', 'refused')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  check ((state = 'proposed') = (decided_at is null))
);
create index refunds_by_event on refunds (event_id, id);
create index refunds_by_order on refunds (order_id);

alter table payment_lines
  -- where the money went
  add column refund_id bigint references refunds (id),
  add check ((kind = 'refund') = (refund_id is not null));
-- a refund goes out once
create unique index payment_lines_by_refund on payment_lines (refund_id) where refund_id is not null and counters is null;

create or replace function check_counter_entry() returns trigger language plpgsql as $$
begin
  if new.counters is not null and not exists (
    select from payment_lines l where l.id = new.counters and l.counters is null and l.order_id = new.order_id
      and l.kind = new.kind and l.transfer_id is not distinct from new.transfer_id
      and l.refund_id is not distinct from new.refund_id and l.amount_satang = -new.amount_satang
  ) then
    raise exception 'a counter-entry takes back all of one line of the same order';
  end if;
  return new;
end $$;
