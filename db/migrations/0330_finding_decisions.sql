-- What staff decided of a finding that they did not mend: nothing is to be done, for a reason; or it is to be looked at again. The
-- last line of a key holds.
create table finding_decisions (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  -- says which finding: other evidence gives another key
  key text not null,
  is_dismissed boolean not null,
  reason text not null,
  made_by text not null,
  made_at timestamptz not null
);
create index finding_decisions_by_event on finding_decisions (event_id, key, id);

-- Only with its whole event does a decision go.
create function keep_finding_decisions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'a decision on a finding is never changed: another one follows it';
end $$;
create trigger finding_decisions_stay before update or delete on finding_decisions
  for each row execute function keep_finding_decisions();
