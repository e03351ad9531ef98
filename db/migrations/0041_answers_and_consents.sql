alter table questions
  drop constraint questions_kind_check,
  add constraint questions_kind_check check (kind in ('text', 'choice', 'choices', 'number', 'date', 'yes_no')),
  -- {question, answers}: asked only if that question has one of these answers; null: always
  add column asked_if jsonb;

-- Which version of a policy the contact of an order accepted, and when. Rows are only added.
create table order_consents (
  order_id bigint not null references orders (id) on delete cascade,
  policy_id bigint not null,
  version integer not null,
  accepted_at timestamptz not null,
  primary key (order_id, policy_id, version),
  foreign key (policy_id, version) references policy_versions (policy_id, version)
);
