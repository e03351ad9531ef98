-- A browser with which a marshal works at a checkpoint. It may come with another key of the same checkpoint later.
create table station_devices (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  checkpoint_code text not null,
  -- the UUID that the browser made for itself
  device text not null,
  -- the key with which it came last
  key_id bigint not null references access_keys (id) on delete cascade,
  worker text not null,
  last_heard_at timestamptz not null,
  -- records that it had not heard of when it sent last
  waiting integer not null,
  -- 0 to 1; null: the browser does not tell
  battery double precision,
  -- the server's clock minus the device's; null: not measured
  offset_ms bigint,
  -- how often a record came that did not fit the chain
  broken integer not null default 0,
  foreign key (event_id, checkpoint_code) references checkpoints (event_id, code) on delete cascade,
  unique (event_id, checkpoint_code, device)
);

-- The same moment by the clocks of a device and of the server. A device's clock may say anything, so these are numbers.
create table station_anchors (
  device_id bigint not null references station_devices (id) on delete cascade,
  boot_id text not null,
  monotonic_ms double precision not null,
  device_at_ms bigint not null,
  server_at_ms bigint not null,
  round_trip_ms integer not null,
  primary key (device_id, boot_id, monotonic_ms, device_at_ms)
);

-- What marshals entered, exactly as it came: numbered and chained by hash by each device.
create table station_records (
  device_id bigint not null references station_devices (id) on delete cascade,
  seq integer not null,
  previous_hash text not null,
  hash text not null,
  kind text not null check (kind in ('passing', 'dropout', 'note', 'undo')),
  bib text,
  undoes integer,
  reason text check (reason in ('injury', 'withdrew', 'cut_off', 'other')),
  note text,
  at_ms bigint not null,
  monotonic_ms double precision not null,
  boot_id text not null,
  -- the corrected time, and what became of the record when it came
  happened_at_ms bigint not null,
  fate text not null,
  -- of a dropout: the entry that it made a DNF
  ruled_entry_id bigint,
  received_at timestamptz not null default now(),
  primary key (device_id, seq)
);

-- What came stays as it came. Only with its whole checkpoint or event does it go.
create function keep_station_records() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'a record of a station is never changed: a counter-record takes it back';
end $$;
create trigger station_records_stay before update or delete on station_records
  for each row execute function keep_station_records();
