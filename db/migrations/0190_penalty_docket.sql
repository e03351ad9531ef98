-- A penalty is proposed by one official and decided by another; it can be appealed, upheld, served and revoked.
alter table penalties
  add column state text not null default 'in_force'
    check (state in ('proposed', 'refused', 'in_force', 'served', 'appealed', 'upheld', 'revoked')),
  add column proposed_by text not null default '',
  add column proposed_at timestamptz not null default now(),
  add column decided_by text not null default '',
  -- until when it can be appealed; null: it cannot, or not any more
  add column appeal_until timestamptz,
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';
update penalties set state = 'revoked' where revoked_at is not null;
alter table penalties
  drop column revoked_at,
  -- what results and public lists count
  add column counts boolean generated always as (state in ('in_force', 'appealed', 'upheld')) stored;

-- What was done to a penalty, by whom and why. It only grows.
create table penalty_steps (
  id bigint generated always as identity primary key,
  penalty_id bigint not null references penalties (id) on delete cascade,
  step text not null,
  state text not null,
  at timestamptz not null,
  by text not null,
  note text not null
);
create index penalty_steps_of on penalty_steps (penalty_id, id);
