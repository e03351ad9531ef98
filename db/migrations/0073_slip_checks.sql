-- What a slip-verification service said of a transfer's slip.
create table slip_checks (
  transfer_id bigint primary key references transfers (id) on delete cascade,
  service text not null,
  checked_at timestamptz not null,
  -- unknown: the service knows no such payment
  result text not null check (result in ('right', 'wrong', 'unknown')),
  amount_satang bigint,
  paid_at timestamptz,
  -- masked, as the service says it
  receiver text not null default '',
  -- what does not fit: words of the domain
  problems text[] not null default '{}'
);
