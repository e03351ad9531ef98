-- What somebody proves beside their password.
create table second_factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  -- as its owner calls it
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- totp: the shared secret, encrypted by a key that is not in the database
  sealed_secret text,
  -- totp: the newest time step whose code was used; neither it nor an older one opens anything again
  last_step bigint,
  -- passkey
  credential_id text unique,
  public_key bytea,
  sign_count bigint,
  transports text,
  check ((kind = 'totp') = (sealed_secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null)),
  check ((kind = 'passkey') = (public_key is not null))
);
create index second_factors_user on second_factors (user_id);

-- For whoever lost their second factor: each opens once. 80 random bits, so a plain hash is enough.
create table recovery_codes (
  hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

-- What a passkey has to sign, once, within minutes.
create table passkey_challenges (
  challenge text primary key,
  user_id bigint not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'sign_in')),
  expires_at timestamptz not null
);
create index passkey_challenges_age on passkey_challenges (expires_at);

-- Whoever lost their address to somebody else gets it back by a link that was mailed to it.
create table email_undos (
  hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  old_email text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_undos_user on email_undos (user_id);

alter table sign_ins
  drop constraint sign_ins_end_reason_check,
  add constraint sign_ins_end_reason_check check (end_reason in ('signed_out', 'reused', 'password_reset',
    'password_changed', 'disabled', 'ended_by_user', 'ended_by_staff', 'email_restored'));
