-- An organiser says how long a registration of an event may be paid; each keeps what was said when it was confirmed.
alter table event_payments
  add column pay_hours integer not null default 24 check (pay_hours between 1 and 168);
alter table orders
  -- how long it may be paid from its confirmation on; null: not confirmed, or before this was kept, when it was a day
  add column pay_ms bigint check (pay_ms > 0);
