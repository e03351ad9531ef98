-- What the public may ask the organiser by, and why an event that was announced does not take place.
alter table events
  add column contact_email text not null default '',
  add column contact_phone text not null default '',
  add column website text not null default '' check (website ~ '^(https?://.*)?$'),
  add column line_id text not null default '',
  add column facebook text not null default '' check (facebook ~ '^(https?://.*)?$'),
  add column cancel_reason_th text not null default '',
  add column cancel_reason_en text not null default '',
  add column state_changed_at timestamptz not null default now(),
  -- put away: in no list, still at its address
  add column archived_at timestamptz,
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';

-- What public lists show of entrants. A setting of its own beside the details, with its own count of changes.
alter table events
  add column public_names text not null default 'full' check (public_names in ('full', 'short', 'initials')),
  add column public_club boolean not null default true,
  add column public_province boolean not null default true,
  add column public_age_group boolean not null default true,
  add column public_nationality boolean not null default true,
  add column public_bib boolean not null default true,
  add column public_start_list boolean not null default true,
  add column privacy_revision integer not null default 1,
  add column privacy_changed_at timestamptz not null default now(),
  add column privacy_changed_by text not null default '';

-- The same clock time so many days later where the race is, whatever summer time does in between.
create function moved_days(at timestamptz, days integer, zone text) returns timestamptz
  language sql stable
  return ((at at time zone zone) + make_interval(days => days)) at time zone zone;
