-- Every index of the staff's list has everything that its filters look at, money too: a filter and an order of the list
-- are answered out of one index, whichever they are.
drop index orders_by_event, orders_by_contact, orders_by_event_deadline, orders_by_total, orders_that_owe, orders_with_too_much;
create index orders_by_event on orders (event_id, id) include (state, total_satang, paid_satang, category_ids)
  where places > 0;
create index orders_by_contact on orders (event_id, contact_name collate thai, id)
  include (state, total_satang, paid_satang, category_ids) where places > 0;
create index orders_by_event_deadline on orders (event_id, deadline_at, id)
  include (state, total_satang, paid_satang, category_ids) where places > 0;
create index orders_by_total on orders (event_id, total_satang, id) include (state, paid_satang, category_ids)
  where places > 0;
create index orders_that_owe on orders (event_id, id) include (state, total_satang, category_ids)
  where places > 0 and state in ('awaiting_payment', 'confirmed') and paid_satang < total_satang;
create index orders_with_too_much on orders (event_id, id) include (state, total_satang, category_ids)
  where places > 0 and paid_satang > 0
    and (paid_satang > total_satang or total_satang is null or state in ('expired', 'cancelled', 'refunded'));

-- An index answers alone only where the visibility map is fresh; rows of orders are wide and change several times.
alter table orders set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table order_entries set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table order_steps set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table payment_lines set (autovacuum_vacuum_insert_scale_factor = 0.02);
