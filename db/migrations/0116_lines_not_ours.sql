-- Money on a statement that belongs to no registration: interest, a sponsor, a transfer between own accounts. It counts so
-- only while nothing explains the line; a transfer that it was once taken off stays named.
alter table statement_lines
  -- why it is not ours; null: it waits for a person, or pays something
  add column not_ours_reason text check (not_ours_reason <> ''),
  add column not_ours_by text,
  add column not_ours_at timestamptz,
  add constraint statement_lines_not_ours_whole
    check (num_nonnulls(not_ours_reason, not_ours_by, not_ours_at) in (0, 3));
create index statement_lines_not_ours on statement_lines (id) where not_ours_reason is not null;
