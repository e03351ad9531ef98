-- The logo of a team of an order, redrawn without metadata; a team has at most one. Whoever knows its hash may see it.
create table team_logos (
  order_entry_id bigint primary key references order_entries (id) on delete cascade,
  -- SHA-256 of the picture
  hash text not null,
  -- WebP
  bytes bytea not null,
  sent_at timestamptz not null
);
create index team_logos_by_hash on team_logos (hash);
