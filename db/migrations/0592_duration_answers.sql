alter table questions
  drop constraint questions_kind_check,
  add constraint questions_kind_check
    check (kind in ('text', 'choice', 'choices', 'number', 'date', 'duration', 'yes_no', 'file'));
