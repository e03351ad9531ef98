-- When the contact of an order is reminded that a hold or the time to pay ends: the job finds those of now, and none that end later.
alter table orders
  -- null: nothing ends by the clock
  add column remind_at timestamptz;
update orders set remind_at = deadline_at - case
    when state = 'held' then interval '5 minutes'
    else least(interval '24 hours', coalesce(pay_ms, 86400000) / 4.0 * interval '1 millisecond') end
where state in ('held', 'awaiting_payment') and deadline_at is not null;
create index orders_to_remind on orders (remind_at)
  where state in ('held', 'awaiting_payment') and reminded_at is null and contact_email <> '';
