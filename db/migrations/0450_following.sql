-- Who follows runners of an event without an account: a device that a push service reaches. All of it goes with the event's end.
create table follow_devices (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  -- SHA-256 of the address at the push service, by which a device finds its row again
  endpoint_hash text not null,
  -- the address and the keys of the device, encrypted: who has only the database can tell it nothing
  sealed_subscription text not null,
  language text not null check (language in ('th', 'en')),
  -- messages so far: there is a most
  told integer not null default 0,
  created_at timestamptz not null,
  unique (event_id, endpoint_hash)
);

create table follows (
  device_id bigint not null references follow_devices (id) on delete cascade,
  entry_id bigint not null references entries (id) on delete cascade,
  -- points of the course up to the furthest one that was told, or was passed before somebody followed
  told_points integer not null,
  -- of the result that was looked at last
  seen_version bigint not null,
  primary key (device_id, entry_id)
);
create index follows_by_entry on follows (entry_id);
