-- The photograph that a player adds to a protest, redrawn without metadata. Only the jury sees it.
create table protest_photos (
  protest_id bigint primary key references protests (id) on delete cascade,
  bytes bytea not null,
  sent_at timestamptz not null
);
