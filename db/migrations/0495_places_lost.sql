-- A penalty may take places. A result that lost some keeps its keys of before; null: it lost none.
alter table penalties add column places integer check (places > 0);

alter table penalty_rules
  add column places integer check (places > 0),
  drop constraint penalty_rules_effect_check,
  drop constraint penalty_rules_check,
  add constraint penalty_rules_effect_check check (effect in ('time', 'laps', 'places', 'disqualify', 'warning')),
  add constraint penalty_rules_check check (
    (effect = 'time') = (time_ms is not null) and (effect = 'laps') = (laps is not null) and (effect = 'places') = (places is not null));

alter table results
  add column places_lost integer not null default 0,
  add column own_rank_key bigint,
  add column own_other_rank_key bigint;
alter table publication_rows add column places_lost integer not null default 0;
create index results_by_places_lost on results (event_id) where own_rank_key is not null;
