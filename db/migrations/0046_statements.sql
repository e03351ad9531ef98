-- Statements of banks that staff imported, and their lines. A line is stored once, in however many files it is.
create table statements (
  id bigint generated always as identity primary key,
  -- null: the channel was removed since
  channel_id bigint references payment_channels (id) on delete set null,
  file_name text not null,
  imported_at timestamptz not null,
  imported_by text not null
);

create table statement_lines (
  id bigint generated always as identity primary key,
  statement_id bigint not null references statements (id),
  -- SHA-256 of account, day, time, amount, text, and the how many equal ones of the day came before it
  identity text not null unique,
  booked_on date not null,
  -- null: the statement has only the day
  booked_at timestamptz,
  -- more than 0: money that came
  amount_satang bigint not null check (amount_satang <> 0),
  text text not null,
  -- what it pays; null: nothing that we know of
  transfer_id bigint unique references transfers (id)
);
create index statement_lines_by_day on statement_lines (booked_on, id);
create index statement_lines_unmatched on statement_lines (id) where transfer_id is null and amount_satang > 0;
create index statement_lines_by_statement on statement_lines (statement_id);

-- What the columns of a bank's table are, by its header: whoever imports the next file is not asked again.
create table statement_mappings (
  -- SHA-256 of the header
  header_hash text primary key,
  columns jsonb not null
);
