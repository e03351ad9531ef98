-- An account of one event alone: no other event is paid into it, and no list of the installation shows it.
alter table payment_channels add column event_id bigint references events (id) on delete cascade;
create index payment_channels_by_event on payment_channels (event_id) where event_id is not null;

-- The same account may belong to several events of one organiser, but is listed once in each place.
drop index payment_channels_once;
create unique index payment_channels_once on payment_channels
  (coalesce(event_id, 0),
   coalesce(account ->> 'promptPayId', account ->> 'billerId', (account ->> 'bankCode') || (account ->> 'accountNumber')));

-- From now on an event without a choice is paid into no shared account. Until now it was paid into all of them: events
-- that people know of keep the accounts that they have had, as a choice. A draft chooses before anybody can pay.
insert into event_payments (event_id, changed_by)
select e.id, 'migration' from events e where e.state <> 'draft'
on conflict do nothing;
insert into event_payment_channels (event_id, channel_id)
select e.id, c.id from events e cross join payment_channels c
where e.state <> 'draft'
  and not exists (select from event_payment_channels p where p.event_id = e.id);
