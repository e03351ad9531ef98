-- One payment is one, however a code writes its reference: in small letters, with other zeros before it or signs in it, or under another
-- bank. Banks' own references are longer than ten signs, so only short ones are told apart by their bank.
create function payment_key(bank_code text, reference text) returns text language sql immutable as $$
  select case when length(tidy) < 10 then bank_code || ' ' || tidy else tidy end
  from (select ltrim(regexp_replace(upper(reference), '[^0-9A-Z]', '', 'g'), '0') as tidy) t
$$;

-- null: there is no reference, or it was accepted a second time before this was compared
alter table transfers add column payment_key text;
update transfers t set payment_key = payment_key(t.bank_code, t.reference)
from (
  select id, row_number() over (
    partition by payment_key(bank_code, reference), state in ('waiting', 'verified', 'refused') order by id) as nth
  from transfers where reference is not null
) n
where n.id = t.id and (n.nth = 1 or t.state not in ('waiting', 'verified', 'refused'));

create function keep_payment_key() returns trigger language plpgsql as $$
begin
  new.payment_key := payment_key(new.bank_code, new.reference);
  return new;
end $$;
create trigger transfers_have_payment_keys before insert or update of bank_code, reference on transfers
  for each row execute function keep_payment_key();

create unique index transfers_count_once on transfers (payment_key) where state in ('waiting', 'verified', 'refused');
create index transfers_by_payment_key on transfers (payment_key) where payment_key is not null;
