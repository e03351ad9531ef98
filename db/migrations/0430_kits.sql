-- What became of the kit of an entry: handed out, taken back, handed out again. Never changed, only followed by another.
create table kit_records (
  event_id bigint not null references events (id) on delete cascade,
  entry_id bigint not null references entries (id) on delete cascade,
  -- 1, 3, 5 …: handed out; 2, 4 …: that was taken back. So the key keeps two desks from handing out the same kit
  step integer not null check (step > 0),
  happened_at timestamptz not null,
  made_by text not null,
  -- what the desk calls itself; '': nothing
  desk text not null,
  -- who came for it; '': the player
  picked_up_by text not null,
  -- why it was handed out although something stood against it, or taken back
  reason text not null,
  -- from looking somebody up to the hand-out; null: not measured
  took_ms integer check (took_ms >= 0),
  -- made by the client: a submit that comes twice is one
  submit text not null,
  primary key (event_id, entry_id, step)
);
create index kit_records_by_time on kit_records (event_id, happened_at desc);
create index kit_records_by_entry on kit_records (entry_id);

-- Only what names a person can be forgotten.
create function keep_kit_records() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.picked_up_by = '' and new.reason = '' and
    (new.event_id, new.entry_id, new.step, new.happened_at, new.made_by, new.desk, new.submit) =
    (old.event_id, old.entry_id, old.step, old.happened_at, old.made_by, old.desk, old.submit) then
    return new;
  end if;
  raise exception 'a record of a kit is never changed: another one follows it';
end $$;
create trigger kit_records_stay before update or delete on kit_records
  for each row execute function keep_kit_records();
