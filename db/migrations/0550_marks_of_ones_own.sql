-- Whoever writes the row may leave a mark of their own, which they know before they have written it: so what is to be stored next can
-- be prepared meanwhile. Whoever leaves the mark as it was gets a random one, as before.
create or replace function renew_result_mark() returns trigger language plpgsql as $$
begin
  if new.mark is not distinct from old.mark then
    new.mark := gen_random_uuid();
  end if;
  return new;
end $$;

-- Undoes a statement that finds something else than it was made for.
create function all_or_nothing(whole boolean) returns boolean language plpgsql as $$
begin
  if whole is not true then
    raise exception 'something is not as it was when this was prepared' using errcode = 'TE001';
  end if;
  return whole;
end $$;
