-- A refund that is sent twice is recorded once, and one that was recorded by mistake is taken back by a counter-entry.
alter table refunds
  -- the id of the form that staff sent; null: it was recorded before forms had one
  add column asked_with text unique,
  drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('proposed', 'paid', 'refused', 'taken_back'));

alter table order_steps
  drop constraint order_steps_step_check,
  add constraint order_steps_step_check
    check (step in ('hold', 'confirm', 'settle', 'expire', 'cancel', 'refund', 'undo_refund'));
