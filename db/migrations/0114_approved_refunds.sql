-- A second person's approval is not the payment: the money is transferred after it, and recorded once it went.
alter table refunds
  drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('proposed', 'approved', 'paid', 'refused', 'taken_back'));
