alter table slip_checks
  drop constraint slip_checks_result_check,
  -- unknown: the service knows no such payment; unreadable: what it says is no payment
  add constraint slip_checks_result_check check (result in ('right', 'wrong', 'unknown', 'unreadable'));
