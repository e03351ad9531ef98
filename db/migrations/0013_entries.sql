-- One word for one thing: an entry is one player's or team's place in a category.
alter table entrant_batches rename to entry_batches;
alter table entry_batches rename constraint entrant_batches_pkey to entry_batches_pkey;
alter table entry_batches rename constraint entrant_batches_event_id_fkey to entry_batches_event_id_fkey;
alter table entry_batches rename constraint entrant_batches_kind_check to entry_batches_kind_check;
alter sequence entrant_batches_id_seq rename to entry_batches_id_seq;
alter index entrant_batches_by_event rename to entry_batches_by_event;
alter table entrant_batch_rows rename to entry_batch_rows;
alter table entry_batch_rows rename constraint entrant_batch_rows_pkey to entry_batch_rows_pkey;
alter table entry_batch_rows rename constraint entrant_batch_rows_batch_id_fkey to entry_batch_rows_batch_id_fkey;
alter table entry_batch_rows rename constraint entrant_batch_rows_entry_id_fkey to entry_batch_rows_entry_id_fkey;
alter index entrant_batch_rows_by_entry rename to entry_batch_rows_by_entry;

update menu_items set component_code = 'manage-entries', name_en = 'Entries' where component_code = 'manage-entrants';
update menu_items set url_link = regexp_replace(url_link, '/entrants(?=$|[/?#])', '/entries') where url_link ~ '/entrants($|[/?#])';
update staff_views set screen = 'entries' where screen = 'entrants';

-- What was sealed stays as it was sealed. The columns by which the log is searched say today's names.
alter table audit_entries drop column action, drop column subject_kind;
alter table audit_entries
  add column action text not null generated always as (
    replace(replace(entry::jsonb ->> 'action', 'entrant', 'entry'), 'event-folder', 'race-folder')) stored,
  add column subject_kind text not null generated always as (
    replace(entry::jsonb #>> '{subject,kind}', 'entrant', 'entry')) stored;
create index audit_entries_by_action on audit_entries (action, seq);
create index audit_entries_by_kind on audit_entries (subject_kind, seq);
create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, seq);
