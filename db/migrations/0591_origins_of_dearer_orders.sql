-- An order that cost nothing may cost something later: its entry moved to another category. From then on it is like any that was paid.
drop trigger orders_forget_origin on orders;
create trigger orders_forget_origin before update of state, quote on orders
  for each row when (
    new.from_network is not null
    and new.state not in ('held', 'awaiting_payment')
    and not (new.state = 'confirmed' and coalesce(new.quote ->> 'totalSatang', '') = '0' and new.paid_satang = 0))
  execute function forget_origin();
