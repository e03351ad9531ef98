-- What an organiser published of a category: numbered lists, each with a hash over itself and the one before it.
create table publications (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  category_id bigint not null references categories (id) on delete cascade,
  number integer not null check (number > 0),
  state text not null check (state in ('provisional', 'official')),
  -- why there is another one; what a correction corrects
  reason text not null,
  -- the number of the list that was put back; null: a new one
  restores integer,
  -- how far the results had come
  results_version bigint not null,
  -- until when players may protest; null: they may not
  protest_until timestamptz,
  made_by text not null,
  made_at timestamptz not null,
  -- SHA-256 in hex; '' before the first
  previous_hash text not null,
  hash text not null,
  unique (category_id, number)
);
create index publications_by_event on publications (event_id, category_id, number);

create table publication_rows (
  publication_id bigint not null references publications (id) on delete cascade,
  line integer not null,
  bib text not null,
  status text not null,
  time_ms bigint,
  penalty_ms bigint not null,
  laps integer not null,
  overall_rank integer,
  gender_rank integer,
  age_group text,
  age_group_rank integer,
  primary key (publication_id, line)
);
create index publication_rows_by_bib on publication_rows (bib, publication_id);

-- What was published stays as it was. Only with its whole category or event does it go.
create function keep_publications() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'a published list is never changed: another one is published after it';
end $$;
create trigger publications_stay before update or delete on publications
  for each row execute function keep_publications();
create trigger publication_rows_stay before update or delete on publication_rows
  for each row execute function keep_publications();
