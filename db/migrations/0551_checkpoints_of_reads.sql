-- A read is at a checkpoint of its event. A foreign key looks that up for each read, which was a third of what storing one costs
-- the database; this looks once for all reads of a statement, and keeps the checkpoints from going until the transaction ends, as the
-- key did.
alter table passings drop constraint passings_event_id_checkpoint_code_fkey;

create function passings_are_at_checkpoints() returns trigger language plpgsql as $$
declare
  named bigint;
  found bigint;
begin
  select count(*) into named from (select distinct event_id, checkpoint_code from stored) s;
  select count(*) into found from (
    select from checkpoints c
    where (c.event_id, c.code) in (select event_id, checkpoint_code from stored) for key share of c
  ) f;
  if found < named then
    raise exception 'a read is at no checkpoint of its event' using errcode = 'foreign_key_violation', table = 'passings';
  end if;
  return null;
end $$;
create trigger passings_are_at_checkpoints after insert on passings
  referencing new table as stored for each statement execute function passings_are_at_checkpoints();
create trigger passings_stay_at_checkpoints after update on passings
  referencing new table as stored for each statement execute function passings_are_at_checkpoints();

-- the reads of a checkpoint go with it
create function checkpoints_take_their_reads() returns trigger language plpgsql as $$
begin
  delete from passings p using gone g where p.event_id = g.event_id and p.checkpoint_code = g.code;
  return null;
end $$;
create trigger checkpoints_take_their_reads after delete on checkpoints
  referencing old table as gone for each statement execute function checkpoints_take_their_reads();

create function checkpoints_keep_their_code() returns trigger language plpgsql as $$
begin
  if exists (select from passings p where p.event_id = old.event_id and p.checkpoint_code = old.code) then
    raise exception 'there are reads at this checkpoint' using errcode = 'foreign_key_violation', table = 'checkpoints';
  end if;
  return null;
end $$;
create trigger checkpoints_keep_their_code after update of event_id, code on checkpoints
  for each row when (old.event_id is distinct from new.event_id or old.code is distinct from new.code)
  execute function checkpoints_keep_their_code();
