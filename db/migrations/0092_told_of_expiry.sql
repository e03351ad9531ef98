-- The contact of an order that expired is told by the job, whoever found that its time had passed. Those of before were told.
update orders set reminded_at = now() where state = 'expired' and reminded_at is null;
create index orders_to_tell_of_expiry on orders (id) where state = 'expired' and reminded_at is null;
