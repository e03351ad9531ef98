-- Entries that once went to another category kept their wave: they do not keep the category of that wave from being removed.
alter table order_entries
  drop constraint order_entries_wave_id_fkey,
  add constraint order_entries_wave_id_fkey foreign key (wave_id) references waves (id) on delete set null;
