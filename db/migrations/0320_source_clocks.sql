-- How wrong the clock of a device was: of the reads that it took at one checkpoint, in one stretch of its own time. Rows are
-- only added. Of those that stand, the latest that covers a read counts; an undo is a row that names the one that it takes back.
create table source_clocks (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  checkpoint_code text not null,
  -- as its reads name it; '': reads that name no device
  device text not null,
  kind text not null check (kind in ('hand', 'estimate', 'undo')),
  -- by the device's own clock, the first included, the second not; null: without end
  from_at timestamptz,
  to_at timestamptz,
  -- the right time minus the device's; null: of an undo
  offset_ms bigint,
  -- of an estimate: how many people it compared, and how wide the middle half of what they say is
  pairs integer,
  spread_ms bigint,
  undoes bigint unique references source_clocks (id) on delete cascade,
  reason text not null,
  made_by text not null,
  made_at timestamptz not null,
  foreign key (event_id, checkpoint_code) references checkpoints (event_id, code) on delete cascade,
  check (from_at < to_at),
  check ((kind = 'undo') = (undoes is not null)),
  check ((kind = 'undo') = (offset_ms is null)),
  check ((kind = 'estimate') = (pairs is not null and spread_ms is not null))
);
create index source_clocks_by_source on source_clocks (event_id, checkpoint_code, device, id);

-- Only with its whole checkpoint or event does a row go.
create function keep_source_clocks() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'a clock is never changed: an undo takes it back';
end $$;
create trigger source_clocks_stay before update or delete on source_clocks
  for each row execute function keep_source_clocks();

-- The instant by which a read counts, where a clock moves it; null: what the device said. It follows from source_clocks.
alter table passings add column counts_at timestamptz;
drop index passings_by_checkpoint;
create index passings_by_checkpoint on passings (event_id, checkpoint_code, (coalesce(counts_at, at)) desc);
