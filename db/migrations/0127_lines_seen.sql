-- What a person saw of a line when they set it aside, or took that back: a form that is sent again does not undo what a
-- colleague has done in between.
alter table statement_lines add column revision integer not null default 0;

-- Money that a decision explains is ours: an old reason must not hide it when that decision is taken back.
update statement_lines l set not_ours_reason = null, not_ours_by = null, not_ours_at = null, revision = l.revision + 1
from transfers t
where t.id = l.transfer_id and t.state = 'verified' and t.received_satang = l.amount_satang
  and l.not_ours_reason is not null;

create function forget_not_ours() returns trigger language plpgsql as $$
begin
  update statement_lines set not_ours_reason = null, not_ours_by = null, not_ours_at = null, revision = revision + 1
  where transfer_id = new.id and amount_satang = new.received_satang and not_ours_reason is not null;
  return null;
end
$$;
create trigger verified_lines_are_ours after update on transfers for each row
  when (new.state = 'verified' and (old.state, old.received_satang) is distinct from (new.state, new.received_satang))
  execute function forget_not_ours();
