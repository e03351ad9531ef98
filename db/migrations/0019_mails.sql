-- Mails to be sent. Who wants one writes a row in the transaction that is its reason; a job sends it.
create table mails (
  id bigint generated always as identity primary key,
  -- the same over all tries, so that a mail that came twice is seen once
  message_id text not null unique,
  recipient text not null,
  subject text not null,
  -- null once it is sent: links in it open something
  body text,
  created_at timestamptz not null,
  -- nobody can use it any more from then on
  useless_at timestamptz,
  sent_at timestamptz
);
create index mails_by_time on mails (created_at);
