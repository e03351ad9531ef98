-- What staff did with reads: added one by hand, voided some, let some count again, moved one to another bib. A change that was
-- undone stays here: it says why a read counts or not.
create table read_changes (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  kind text not null check (kind in ('add', 'void', 'restore', 'move')),
  reason text not null,
  made_by text not null,
  made_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create index read_changes_by_event on read_changes (event_id, id);

-- Which reads a change concerned, and whether each counted before.
create table read_change_reads (
  change_id bigint not null references read_changes (id) on delete cascade,
  passing_id bigint not null references passings (id) on delete cascade,
  effect text not null check (effect in ('added', 'voided', 'restored')),
  voided_before timestamptz,
  primary key (change_id, passing_id)
);
create index read_change_reads_by_passing on read_change_reads (passing_id);

-- A read counts while voided_at is null, whoever decided that.
-- taken_back_at: whoever entered it took it back. replaces: the read that was moved to this bib; it goes with its event, so
-- there is no foreign key that a removal would have to check row by row.
alter table passings add column taken_back_at timestamptz, add column replaces bigint;
update passings set taken_back_at = voided_at where voided_at is not null;
create index passings_by_replaced on passings (replaces) where replaces is not null;
-- the feed of reads, newest first
create index passings_by_arrival on passings (event_id, id);
