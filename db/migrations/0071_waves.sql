-- Groups of a category that start one after another. Who enters chooses one; it may have places of its own.
create table waves (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  category_id bigint not null references categories (id) on delete cascade,
  name_th text not null,
  name_en text not null,
  starts_at timestamptz not null,
  -- null: limited only by the category
  capacity integer check (capacity > 0),
  -- by entries that are not withdrawn, and by orders that hold places
  taken integer not null default 0 check (taken >= 0),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
) with (fillfactor = 70);
create index waves_by_event on waves (event_id, category_id, starts_at);
create index waves_by_category on waves (category_id);

alter table order_entries add column wave_id bigint references waves (id);
create index order_entries_by_wave on order_entries (wave_id) where wave_id is not null;
alter table entries add column wave_id bigint references waves (id);
create index entries_by_wave on entries (wave_id) where wave_id is not null;

-- An entry that goes to another category leaves its wave.
create function keep_wave_of_category() returns trigger language plpgsql as $$
begin
  if not exists (select from waves where id = new.wave_id and category_id = new.category_id) then
    new.wave_id = null;
  end if;
  return new;
end $$;
create trigger entries_are_in_waves_of_their_category before insert or update on entries
  for each row when (new.wave_id is not null) execute function keep_wave_of_category();

-- Whoever stores entries counts those of their waves, after the places of categories and pools.
create function count_waves(wave_ids bigint[], changes bigint[]) returns void language plpgsql as $$
begin
  perform from waves where id = any(wave_ids) order by id for update;
  update waves w set taken = w.taken + d.change
  from unnest(wave_ids, changes) as d (wave_id, change)
  where w.id = d.wave_id;
end $$;

create function count_new_in_waves() returns trigger language plpgsql as $$
begin
  perform count_waves(array_agg(wave_id), array_agg(places)) from (
    select wave_id, count(*) as places from after_change where withdrawn_at is null and wave_id is not null group by 1
  ) d having count(*) > 0;
  return null;
end $$;
create trigger entries_take_waves after insert on entries
  referencing new table as after_change for each statement execute function count_new_in_waves();

create function count_removed_in_waves() returns trigger language plpgsql as $$
begin
  perform count_waves(array_agg(wave_id), array_agg(-places)) from (
    select wave_id, count(*) as places from before_change where withdrawn_at is null and wave_id is not null group by 1
  ) d having count(*) > 0;
  return null;
end $$;
create trigger entries_free_waves after delete on entries
  referencing old table as before_change for each statement execute function count_removed_in_waves();

create function count_changed_in_waves() returns trigger language plpgsql as $$
begin
  perform count_waves(array_agg(wave_id), array_agg(change)) from (
    select wave_id, sum(places) as change from (
      select wave_id, 1 as places from after_change where withdrawn_at is null
      union all
      select wave_id, -1 from before_change where withdrawn_at is null
    ) each_place where wave_id is not null group by wave_id having sum(places) <> 0
  ) d having count(*) > 0;
  return null;
end $$;
create trigger entries_move_waves after update on entries
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_in_waves();
