-- Whether a verified transfer explains a line of a statement is kept with the line: what waits for a person is counted out of one small
-- index, however many lines there are.
alter table statement_lines add column explained boolean not null default false;
update statement_lines l set explained = true
from transfers t where t.id = l.transfer_id and t.state = 'verified' and t.received_satang = l.amount_satang;

create function explain_line() returns trigger language plpgsql as $$
declare
  explains boolean;
begin
  -- who decides about the transfer meanwhile waits for us, and sees this line then
  select t.state = 'verified' and t.received_satang = new.amount_satang into explains
  from transfers t where t.id = new.transfer_id for share;
  new.explained := coalesce(explains, false);
  return new;
end
$$;
create trigger lines_are_explained before insert or update of transfer_id, amount_satang on statement_lines for each row
  execute function explain_line();

create function explain_lines_of_transfer() returns trigger language plpgsql as $$
begin
  update statement_lines set explained = not explained
  where transfer_id = new.id
    and explained is distinct from (new.state = 'verified' and coalesce(new.received_satang = amount_satang, false));
  return null;
end
$$;
create trigger decided_transfers_explain_lines after update on transfers for each row
  when ((old.state, old.received_satang) is distinct from (new.state, new.received_satang))
  execute function explain_lines_of_transfer();

-- the lists of staff: in their order, with their sum
create index statement_lines_waiting on statement_lines (booked_on, id) include (amount_satang)
  where amount_satang > 0 and not_ours_reason is null and not explained;
