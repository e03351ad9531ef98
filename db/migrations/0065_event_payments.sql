-- By which channels an event is paid. An event without rows takes every channel of the installation.
create table event_payments (
  event_id bigint primary key references events (id) on delete cascade,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null
);

create table event_payment_channels (
  event_id bigint not null references event_payments (event_id) on delete cascade,
  -- a channel that an event has chosen stays: its money would go to the others
  channel_id bigint not null references payment_channels (id),
  primary key (event_id, channel_id)
);
create index event_payment_channels_by_channel on event_payment_channels (channel_id);
