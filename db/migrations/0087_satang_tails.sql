alter table event_payments
  -- satang that are added to what an order owes, or taken from it, so that no two open orders owe the same
  add column satang_tail text not null default 'off' check (satang_tail in ('off', 'added', 'taken'));
-- Which orders have a given sum: those that owe it, and those that it was the price of.
create index orders_by_sum on orders ((total_satang - paid_satang))
  where total_satang > 0 and state in ('awaiting_payment', 'confirmed', 'expired');
create index orders_by_price on orders (total_satang) where total_satang > 0;
