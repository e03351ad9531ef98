-- Where an order that cost nothing was begun is remembered for a day after it was confirmed: such places count as taken by their address.
alter table orders
  drop constraint orders_origin_is_forgotten,
  add constraint orders_origin_is_forgotten check (
    from_network is null or state in ('held', 'awaiting_payment') or (state = 'confirmed' and total_satang = 0));
drop trigger orders_forget_origin on orders;
-- a generated column has no value before the update
create trigger orders_forget_origin before update of state on orders
  for each row when (
    new.state not in ('held', 'awaiting_payment')
    and not (old.state = 'held' and new.state = 'confirmed' and new.quote ->> 'totalSatang' = '0' and new.paid_satang = 0))
  execute function forget_origin();
