-- Browsers in which somebody has signed in before. Strangers who guess at a name do not keep these waiting.
create table known_devices (
  -- SHA-256 of the mark that the browser has in a cookie; one browser may be several people's
  hash text not null,
  user_id bigint not null references users (id) on delete cascade,
  last_used_at timestamptz not null,
  primary key (hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_age on known_devices (last_used_at);

-- What an address stands for: itself, or the /64 of an IPv6 address. A user is known where they signed in before.
alter table sign_ins add column place text not null default '';
update sign_ins set place = address where address not like '%:%';
create index sign_ins_place on sign_ins (user_id, place);
