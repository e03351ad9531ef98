-- A random value that each transaction leaves that writes the row: so a process that keeps what it judged in memory sees whether
-- anybody has changed the event since. A version that was taken and rolled back is taken again; a mark is not.
alter table result_versions add column mark text not null default gen_random_uuid();
create function renew_result_mark() returns trigger language plpgsql as $$
begin
  new.mark := gen_random_uuid();
  return new;
end $$;
create trigger result_marks_are_new before update on result_versions
  for each row execute function renew_result_mark();
