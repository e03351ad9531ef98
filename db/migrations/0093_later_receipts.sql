-- A price that changes after the receipt has a document of its own about the difference.
alter table receipts
  -- the first, or the which of the documents of its order
  add column part integer not null default 1 check (part > 0),
  drop constraint receipts_order_id_key,
  add constraint receipts_order_id_part_key unique (order_id, part);
