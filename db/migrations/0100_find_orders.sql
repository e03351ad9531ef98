-- "Where is my registration?" names an order exactly, among 100,000 of them. Only an order whose contact can be written to
-- is looked for; while it holds its first place it has none yet, and lies in none of these.
create index orders_by_contact_name on orders (event_id, lower(contact_name)) where contact_email <> '';
create index orders_by_contact_phone on orders (event_id, regexp_replace(contact_phone, '[^0-9]', '', 'g'))
  where contact_email <> '';
create index entries_of_orders_by_bib on entries (event_id, lower(bib)) where order_id is not null;
create index entries_of_orders_by_name on entries (event_id, lower(name_order)) where order_id is not null;
create index entries_of_orders_by_phone on entries (event_id, regexp_replace(phone, '[^0-9]', '', 'g'))
  where order_id is not null;
