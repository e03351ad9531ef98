alter table entry_batches
  drop constraint entry_batches_kind_check,
  add constraint entry_batches_kind_check
    check (kind in ('category', 'club', 'shirt', 'withdraw', 'restore', 'file', 'undo', 'merge'));
