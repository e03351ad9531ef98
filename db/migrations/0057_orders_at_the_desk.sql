-- Orders that staff make, and money that they take at the desk.
alter table orders
  -- who of staff made it; null: its contact
  add column made_by text,
  -- the id of the form that staff sent, so that sending it twice makes one order
  add column made_with text unique,
  -- kept by a trigger: what came less what went back
  add column paid_satang bigint not null default 0;
alter table transfers
  -- how money came that staff took themselves
  add column method text check (method in ('cash', 'card', 'transfer')),
  add check (method is null or source = 'staff');

update orders o set paid_satang = l.sum
from (select order_id, sum(amount_satang) as sum from payment_lines group by order_id) l
where l.order_id = o.id;

-- lines are only added, and whoever adds one has locked its order
create function keep_paid_satang() returns trigger language plpgsql as $$
begin
  update orders o set paid_satang = o.paid_satang + l.sum
  from (select order_id, sum(amount_satang) as sum from after_change group by order_id) l
  where l.order_id = o.id;
  return null;
end $$;
create trigger payment_lines_are_summed after insert on payment_lines
  referencing new table as after_change for each statement execute function keep_paid_satang();

-- The list's filters by money: few orders owe, fewer have paid too much.
create index orders_that_owe on orders (event_id, id)
  where places > 0 and state in ('awaiting_payment', 'confirmed') and paid_satang < total_satang;
create index orders_with_too_much on orders (event_id, id)
  where places > 0 and paid_satang > 0
    and (paid_satang > total_satang or total_satang is null or state in ('expired', 'cancelled', 'refunded'));

-- Which entry of its order an entry of the race was.
alter table entries add column order_entry_id bigint references order_entries (id) on delete set null;
create index entries_by_order_entry on entries (order_entry_id) where order_entry_id is not null;

-- Entries were stored in the order of their order; where some were removed since, nobody can tell.
with ordered as (
  select e.order_id, e.id as order_entry_id,
    row_number() over (partition by e.order_id order by e.id, n) as place, count(*) over (partition by e.order_id) as all_of_order
  from order_entries e
  join categories c on c.id = e.category_id
  cross join lateral generate_series(1,
    case when c.entry_kind = 'relay' then 1 else jsonb_array_length(e.players) end) n
), entered as (
  select id, order_id, row_number() over (partition by order_id order by id) as place,
    count(*) over (partition by order_id) as all_of_order
  from entries where order_id is not null
)
update entries e set order_entry_id = o.order_entry_id
from entered r join ordered o using (order_id, place, all_of_order)
where e.id = r.id;
