-- Members of orders who have a link of their own. The key itself is in access_keys, by its hash.
create table order_members (
  order_entry_id bigint not null references order_entries (id) on delete cascade,
  -- of the entry's players, from 0
  position integer not null check (position between 0 and 99),
  -- who the link was made for; '': nobody had a name there yet. The link opens nothing once it is somebody else
  person text not null,
  made_at timestamptz not null,
  saved_at timestamptz,
  primary key (order_entry_id, position)
);

alter table access_keys drop constraint access_keys_kind_check;
alter table access_keys add constraint access_keys_kind_check
  check (kind in ('registration', 'member', 'station', 'device', 'tracker'));
