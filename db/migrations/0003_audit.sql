-- Who changed what. Each entry is a text, sealed by the hash of the one before it and its own, so that an entry cannot be
-- altered, left out or put in between without it showing. The columns to search by follow from that text alone.
create table audit_entries (
  -- 1, 2, 3, … without a gap
  seq bigint primary key,
  -- {at, username, address, action, eventId, subject {kind, id, name}, before, after, reason}
  entry text not null,
  previous_hash text not null,
  -- SHA-256 of previous_hash and entry, as hex
  hash text not null unique,
  at_ms bigint not null generated always as ((entry::jsonb ->> 'at')::bigint) stored,
  username text not null generated always as (entry::jsonb ->> 'username') stored,
  action text not null generated always as (entry::jsonb ->> 'action') stored,
  event_id bigint generated always as ((entry::jsonb ->> 'eventId')::bigint) stored,
  subject_kind text not null generated always as (entry::jsonb #>> '{subject,kind}') stored,
  subject_id text not null generated always as (entry::jsonb #>> '{subject,id}') stored,
  search_text text not null generated always as (lower(entry)) stored
);
create index audit_entries_by_time on audit_entries (at_ms);
create index audit_entries_by_subject on audit_entries (subject_kind, subject_id);
create index audit_entries_by_event on audit_entries (event_id) where event_id is not null;
create index audit_entries_by_search on audit_entries using gin (search_text gin_trgm_ops);

-- The newest entry. Whoever adds one locks this row, so that entries stand in the order of their commits.
create table audit_head (
  single boolean primary key default true check (single),
  seq bigint not null,
  hash text not null
);
insert into audit_head (seq, hash) values (0, '');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_stay_all before truncate on audit_entries
  for each statement execute function refuse_change();
