-- What repeatable calls answered, so that a submit whose answer was lost on the way has the same one when it comes again.
create table answered_calls (
  -- SHA-256 of the call, the caller and the id that the client made. The id is not here: it opens the reply.
  id_hash text primary key,
  -- SHA-256 of what was sent
  request_hash text not null,
  -- null only while the first of them is being answered, and never to be seen by another transaction
  status integer,
  -- sealed by the id: a reply may hold a key that is shown once
  reply bytea,
  answered_at timestamptz not null
);
create index answered_calls_by_time on answered_calls (answered_at);
