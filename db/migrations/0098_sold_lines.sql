-- Reports read narrow rows and indexes instead of the documents of 100,000 orders.
create index orders_in_reports on orders (event_id, state) include (id, places, total_satang, paid_satang, made_by);

alter table order_entries
  -- what its players have chosen of the add-ons, apart from everything else that they filled in
  add column add_ons jsonb not null generated always as (jsonb_path_query_array(players, '$[*].addOns[*]')) stored;

-- The lines of the prices of confirmed orders, kept here by triggers.
create table sold_lines (
  order_id bigint not null references orders (id) on delete cascade,
  line integer not null,
  event_id bigint not null,
  -- the category that the line's entry is in now; null: the whole order
  category_id bigint,
  -- {kind, category, name, option} as a text
  label text collate "C" not null,
  quantity bigint not null,
  amount_satang bigint not null,
  primary key (order_id, line)
);
create index sold_lines_by_event on sold_lines (event_id);

create function keep_sold_lines(order_ids bigint[]) returns void language sql as $$
  delete from sold_lines where order_id = any(order_ids);
  insert into sold_lines (order_id, line, event_id, category_id, label, quantity, amount_satang)
  select o.id, q.line, o.event_id,
    (select e.category_id from order_entries e
      where e.order_id = o.id and q.document ->> 'entry' is not null
      order by e.id offset coalesce((q.document ->> 'entry')::integer, 0) limit 1),
    jsonb_build_object('kind', q.document -> 'kind', 'category', q.document -> 'category', 'name', q.document -> 'name',
      'option', q.document -> 'option')::text,
    (q.document ->> 'quantity')::bigint, (q.document ->> 'amountSatang')::bigint
  from orders o, jsonb_array_elements(o.quote -> 'lines') with ordinality as q (document, line)
  where o.id = any(order_ids) and o.state = 'confirmed'
$$;

create function keep_lines_of_order() returns trigger language plpgsql as $$
begin
  perform keep_sold_lines(array[new.id]);
  return null;
end $$;
create trigger orders_begin_sold after insert on orders
  for each row when (new.state = 'confirmed') execute function keep_lines_of_order();
create trigger orders_are_sold after update of state, quote on orders
  for each row when ((old.state = 'confirmed' or new.state = 'confirmed')
    and (old.state <> new.state or old.quote is distinct from new.quote))
  execute function keep_lines_of_order();

create function keep_lines_of_moved_entry() returns trigger language plpgsql as $$
begin
  perform keep_sold_lines(array[new.order_id]);
  return null;
end $$;
create trigger order_entries_move_sold_lines after update of category_id on order_entries
  for each row when (old.category_id <> new.category_id) execute function keep_lines_of_moved_entry();

select keep_sold_lines(array(select id from orders where state = 'confirmed'));
