alter table questions
  drop constraint questions_kind_check,
  add constraint questions_kind_check check (kind in ('text', 'choice', 'choices', 'number', 'date', 'yes_no', 'file'));

-- Files by which players answer questions, such as a medical certificate. They are never public. A player's answers name
-- theirs (`file-7`); one that nobody names is removed after a day.
create table answer_files (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  order_id bigint not null references orders (id) on delete cascade,
  -- 'order': by the key of the order or by staff; 'member 7': by a member's own link, the key 7
  sent_by text not null,
  -- SHA-256 of the file as it came: the same file again is the same answer
  sent_hash text not null,
  -- a picture is redrawn, without metadata; a PDF stays as it came
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  bytes bytea not null,
  sent_at timestamptz not null,
  unique (order_id, sent_by, sent_hash)
);
create index answer_files_by_event on answer_files (event_id);
create index answer_files_by_time on answer_files (sent_at);
