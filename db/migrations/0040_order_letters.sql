-- Letters about an order. The link in them is made when they are sent: no row contains what opens the order.
alter table mails
  add column order_id bigint references orders (id) on delete cascade,
  -- the code of its message template
  add column template text not null default '',
  -- there was no mail server, so it was written into a file
  add column in_file boolean not null default false;
create index mails_by_order on mails (order_id, id) where order_id is not null;
create index mails_to_reader on mails (lower(recipient), created_at) where order_id is not null;

alter table orders
  -- how often its keys were ended: the key in letters follows from it
  add column key_generation integer not null default 0,
  -- its contact was told that the present deadline comes near
  add column reminded_at timestamptz;
