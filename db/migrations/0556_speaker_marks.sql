-- Whom the speakers of an event have called, so that two of them see each other's marks.
create table speaker_marks (
  event_id bigint not null references events (id) on delete cascade,
  bib text not null,
  -- false: a mark that was taken back
  is_said boolean not null,
  said_by text not null,
  said_at timestamptz not null,
  primary key (event_id, bib)
);
