-- A calendar's entry gives the reason of a cancellation, and its times leave hidden categories out.
drop trigger events_in_calendars on events;
create trigger events_in_calendars before update on events for each row
  when ((old.slug, old.state, old.name_th, old.name_en, old.summary_th, old.summary_en, old.venue_th, old.venue_en,
      old.province, old.lat, old.lng, old.time_zone, old.starts_on, old.ends_on, old.cancel_reason_th, old.cancel_reason_en)
    is distinct from (new.slug, new.state, new.name_th, new.name_en, new.summary_th, new.summary_en, new.venue_th,
      new.venue_en, new.province, new.lat, new.lng, new.time_zone, new.starts_on, new.ends_on, new.cancel_reason_th,
      new.cancel_reason_en))
  execute function count_calendar_change();

drop trigger starts_in_calendars on categories;
create trigger starts_in_calendars after update on categories for each row
  when ((old.gun_at, old.time_limit_ms, old.hidden) is distinct from (new.gun_at, new.time_limit_ms, new.hidden))
  execute function count_start_change();
