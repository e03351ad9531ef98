-- Places that several categories of an event share, or all of them: a limit beside that of each category.
create table place_pools (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  name_th text not null,
  name_en text not null,
  capacity integer not null check (capacity > 0),
  -- who shares them; null: all categories, those that come later, too
  category_ids bigint[],
  -- of its categories together; kept here by a trigger
  taken integer not null default 0 check (taken >= 0),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
) with (fillfactor = 70);
create index place_pools_by_event on place_pools (event_id, id);

-- Whoever changes the places of a category changes those of its pools, too. Pools are locked after categories and in
-- the order of their ids; whoever changes several categories one by one locks all counters first.
create function count_pool_places() returns trigger language plpgsql as $$
begin
  perform from place_pools q where exists (
    select from after_change a join before_change b using (category_id)
    where a.taken <> b.taken and a.event_id = q.event_id
      and (q.category_ids is null or category_id = any(q.category_ids))
  ) order by q.id for update;
  if not found then
    return null;
  end if;
  update place_pools p set taken = p.taken + d.change
  from (
    select q.id, sum(a.taken - b.taken) as change
    from after_change a join before_change b using (category_id)
    join place_pools q on q.event_id = a.event_id and (q.category_ids is null or category_id = any(q.category_ids))
    group by q.id
  ) d
  where p.id = d.id and d.change <> 0;
  return null;
end $$;
create trigger category_places_count_in_pools after update on category_places
  referencing old table as before_change new table as after_change
  for each statement execute function count_pool_places();
