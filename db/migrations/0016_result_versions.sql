-- An event's versions of results have a table of their own: who counts one up locks no row of the event.
create table result_versions (
  event_id bigint primary key references events (id) on delete cascade,
  -- counts every change of what public pages show of the event's results
  version bigint not null,
  -- the version at which categories or checkpoints last changed, or results were taken away: what was loaded before is out of date
  rules_version bigint not null default 0
) with (fillfactor = 50);
insert into result_versions (event_id, version, rules_version) select id, results_version, rules_version from events;
alter table events drop column results_version, drop column rules_version;
