-- A penalty of time may be of one stage, and may take time off: a bonus.
alter table penalties add column stage text not null default '';

alter table penalty_rules
  drop constraint penalty_rules_effect_check,
  drop constraint penalty_rules_check,
  add constraint penalty_rules_effect_check check (effect in ('time', 'bonus', 'laps', 'places', 'disqualify', 'warning')),
  add constraint penalty_rules_check check (
    (effect in ('time', 'bonus')) = (time_ms is not null) and (effect = 'laps') = (laps is not null) and (effect = 'places') = (places is not null));
