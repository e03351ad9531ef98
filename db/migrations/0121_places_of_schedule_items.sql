-- Where a line of the schedule happens, in both languages; empty: it is not said.
alter table schedule_items
  add column place_th text not null default '',
  add column place_en text not null default '';

-- Calendars keep the schedule with the event, and take a newer file only if this has grown.
create function count_schedule_change() returns trigger language plpgsql as $$
begin
  update events set calendar_changes = calendar_changes + 1 where id = coalesce(new.event_id, old.event_id);
  return null;
end $$;
create trigger schedule_in_calendars after insert or update or delete on schedule_items
  for each row execute function count_schedule_change();
