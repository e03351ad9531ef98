-- What opens calls without a sign-in: a key belongs to one thing of one event. Its secret has more than 128 random bits,
-- so a plain hash keeps it as well as a slow one would: there is no list of likely keys to try.
create table access_keys (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  kind text not null check (kind in ('registration', 'station', 'device', 'tracker')),
  -- the registration, checkpoint or entry that it belongs to; null: the whole event
  subject text check ((subject is null) = (kind = 'device')),
  -- as staff know it: "Finish mat"
  name text not null,
  -- SHA-256 of the key, of which nobody else has a copy once it was shown
  secret_hash text not null unique,
  ends_at timestamptz,
  revoked_at timestamptz,
  -- noted once a minute
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null
);
create index access_keys_by_event on access_keys (event_id, kind, subject);

-- What is counted by where it comes from is no longer sign-ins alone: wrong keys, and what the public changes.
alter table sign_in_attempts rename to attempts;
alter index sign_in_attempts_pkey rename to attempts_pkey;
alter index sign_in_attempts_age rename to attempts_by_age;
