-- What somebody who was typed in or imported has answered and chosen. Of an entry of an order, the order says it.
alter table entries
  -- by the question's id: a text, or the codes of several options
  add column answers jsonb not null default '{}',
  -- [{addOn, option, quantity}]
  add column add_ons jsonb not null default '[]',
  add constraint extras_stand_in_one_place check (order_id is null or (answers = '{}' and add_ons = '[]'));

create index entries_with_add_ons on entries (event_id) where add_ons <> '[]';

-- What add-ons of an entry add to each counter: that of the add-on as a whole (option '') and that of the option.
create function counted_add_ons(add_ons jsonb) returns table (add_on_id bigint, option_code text, quantity integer)
language sql immutable as $$
  select c."addOn", o.option_code, c.quantity
  from jsonb_to_recordset(add_ons) as c ("addOn" bigint, option text, quantity integer),
    lateral (select '' as option_code union select c.option) o
$$;

-- Whoever stores entries, by whatever statement, counts their add-ons in the same transaction: an entry has them as long as
-- it has a place. Counters are locked after those of places and of waves, in the order of all who lock them.
create function count_add_ons(ids bigint[], options text[], changes bigint[]) returns void language plpgsql as $$
begin
  perform from add_on_stock s
    where (s.add_on_id, s.option_code) in (select * from unnest(ids, options))
    order by s.add_on_id, s.option_code collate "C" for update;
  update add_on_stock s set taken = s.taken + d.change
  from unnest(ids, options, changes) as d (add_on_id, option_code, change)
  where s.add_on_id = d.add_on_id and s.option_code = d.option_code;
end $$;

create function count_new_add_ons() returns trigger language plpgsql as $$
begin
  perform count_add_ons(array_agg(add_on_id), array_agg(option_code), array_agg(change)) from (
    select c.add_on_id, c.option_code, sum(c.quantity) as change from after_change e, counted_add_ons(e.add_ons) c
    where e.withdrawn_at is null and e.add_ons <> '[]' group by 1, 2
  ) d having count(*) > 0;
  return null;
end $$;
create trigger entries_take_x_add_ons after insert on entries
  referencing new table as after_change for each statement execute function count_new_add_ons();

create function count_removed_add_ons() returns trigger language plpgsql as $$
begin
  perform count_add_ons(array_agg(add_on_id), array_agg(option_code), array_agg(-change)) from (
    select c.add_on_id, c.option_code, sum(c.quantity) as change from before_change e, counted_add_ons(e.add_ons) c
    where e.withdrawn_at is null and e.add_ons <> '[]' group by 1, 2
  ) d having count(*) > 0;
  return null;
end $$;
create trigger entries_free_x_add_ons after delete on entries
  referencing old table as before_change for each statement execute function count_removed_add_ons();

create function count_changed_add_ons() returns trigger language plpgsql as $$
begin
  perform count_add_ons(array_agg(add_on_id), array_agg(option_code), array_agg(change)) from (
    select add_on_id, option_code, sum(quantity) as change from (
      select c.* from after_change e, counted_add_ons(e.add_ons) c where e.withdrawn_at is null and e.add_ons <> '[]'
      union all
      select c.add_on_id, c.option_code, -c.quantity from before_change e, counted_add_ons(e.add_ons) c
      where e.withdrawn_at is null and e.add_ons <> '[]'
    ) each_add_on group by 1, 2 having sum(quantity) <> 0
  ) d having count(*) > 0;
  return null;
end $$;
-- triggers run in the order of their names: these are the last
create trigger entries_move_x_add_ons after update on entries
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_add_ons();
