-- How often the event changed in what a calendar keeps of it. A calendar takes a newer file only if this has grown, so it
-- begins with the version of results that calendars were given before.
alter table events add column calendar_changes integer not null default 0;
update events e set calendar_changes = v.version from result_versions v where v.event_id = e.id;

create function count_calendar_change() returns trigger language plpgsql as $$
begin
  new.calendar_changes := old.calendar_changes + 1;
  return new;
end
$$;
create trigger events_in_calendars before update on events for each row
  when ((old.slug, old.state, old.name_th, old.name_en, old.summary_th, old.summary_en, old.venue_th, old.venue_en,
      old.province, old.lat, old.lng, old.time_zone, old.starts_on, old.ends_on)
    is distinct from (new.slug, new.state, new.name_th, new.name_en, new.summary_th, new.summary_en, new.venue_th,
      new.venue_en, new.province, new.lat, new.lng, new.time_zone, new.starts_on, new.ends_on))
  execute function count_calendar_change();

-- The times of its categories are the times of the event.
create function count_start_change() returns trigger language plpgsql as $$
begin
  update events set calendar_changes = calendar_changes + 1 where id = coalesce(new.event_id, old.event_id);
  return null;
end
$$;
create trigger starts_in_calendars after update on categories for each row
  when ((old.gun_at, old.time_limit_ms) is distinct from (new.gun_at, new.time_limit_ms))
  execute function count_start_change();
create trigger more_or_fewer_starts_in_calendars after insert or delete on categories for each row
  execute function count_start_change();
