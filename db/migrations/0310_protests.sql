-- What players protest against results from their private page, and what the jury answered. Appeals against penalties
-- are steps of the penalty and not here.
create table protests (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  -- whose published list it is about
  category_id bigint not null references categories (id) on delete cascade,
  -- the number of that list
  publication integer not null,
  order_id bigint not null references orders (id) on delete cascade,
  -- who protests
  entry_id bigint not null references entries (id) on delete cascade,
  kind text not null check (kind in ('own_result', 'missing_time', 'other_player')),
  -- the bib of the other player; '': it is about their own result
  against text not null,
  text text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  answer text not null default '',
  answered_by text not null default '',
  answered_at timestamptz,
  sent_at timestamptz not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);
create index protests_by_event on protests (event_id, state, id);
create index protests_by_order on protests (order_id, id);
create index protests_by_entry on protests (entry_id);
create index protests_open on protests (category_id) where state = 'open';
