-- The places of each category: how many there are, and how many are taken. A narrow row of its own, so that taking a
-- place is one guarded update, which locks neither the event nor the category.
create table category_places (
  category_id bigint primary key references categories (id) on delete cascade,
  event_id bigint not null references events (id) on delete cascade,
  -- the category's, kept here by a trigger; null: no limit
  capacity integer,
  -- by entries that are not withdrawn, and by orders that hold places
  taken integer not null default 0 check (taken >= 0)
) with (fillfactor = 50);
create index category_places_by_event on category_places (event_id);

insert into category_places (category_id, event_id, capacity, taken)
select c.id, c.event_id, c.capacity, (
  select count(*) from entries e
  where e.event_id = c.event_id and e.category_id = c.id and e.withdrawn_at is null
)
from categories c;

create function keep_capacity() returns trigger language plpgsql as $$
begin
  insert into category_places (category_id, event_id, capacity) values (new.id, new.event_id, new.capacity)
  on conflict (category_id) do update set capacity = excluded.capacity;
  return null;
end $$;
create trigger categories_have_places after insert or update of capacity on categories
  for each row execute function keep_capacity();

-- Whoever stores entries, by whatever statement, counts their places in the same transaction. Counters are locked in
-- the order of their ids, so that two transactions never wait for each other.
create function count_places(category_ids bigint[], changes bigint[]) returns void language plpgsql as $$
begin
  perform from category_places where category_id = any(category_ids) order by category_id for update;
  update category_places p set taken = p.taken + d.change
  from unnest(category_ids, changes) as d (category_id, change)
  where p.category_id = d.category_id;
end $$;

create function count_new_entries() returns trigger language plpgsql as $$
begin
  perform count_places(array_agg(category_id), array_agg(places)) from (
    select category_id, count(*) as places from after_change where withdrawn_at is null group by category_id
  ) d having count(*) > 0;
  return null;
end $$;
create trigger entries_take_places after insert on entries
  referencing new table as after_change for each statement execute function count_new_entries();

create function count_removed_entries() returns trigger language plpgsql as $$
begin
  perform count_places(array_agg(category_id), array_agg(-places)) from (
    select category_id, count(*) as places from before_change where withdrawn_at is null group by category_id
  ) d having count(*) > 0;
  return null;
end $$;
create trigger entries_free_places after delete on entries
  referencing old table as before_change for each statement execute function count_removed_entries();

create function count_changed_entries() returns trigger language plpgsql as $$
begin
  perform count_places(array_agg(category_id), array_agg(change)) from (
    select category_id, sum(places) as change from (
      select category_id, 1 as places from after_change where withdrawn_at is null
      union all
      select category_id, -1 from before_change where withdrawn_at is null
    ) each_place group by category_id having sum(places) <> 0
  ) d having count(*) > 0;
  return null;
end $$;
create trigger entries_move_places after update on entries
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_entries();
