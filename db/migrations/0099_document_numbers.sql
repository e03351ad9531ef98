-- One national ID or passport is one person, however the name is written: it is found beside the name and birth date.

create index entries_by_national_id on entries (event_id, national_id) where national_id <> '';
create index entries_by_passport on entries (event_id, passport) where passport <> '';

insert into order_players (order_entry_id, event_id, person)
select distinct e.id, o.event_id, n.kind || ' ' || n.number
from order_entries e
join orders o on o.id = e.order_id,
  jsonb_to_recordset(e.players) as p ("nationalId" text, passport text),
  lateral (values ('nationalId', p."nationalId"), ('passport', p.passport)) as n (kind, number)
where n.number <> '';
