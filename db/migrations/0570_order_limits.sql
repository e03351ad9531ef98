-- One address may not take all places of an event before anybody pays, nor one order hundreds of entries.
alter table orders
  -- from where it was begun, by keyed hashes: its address, and the network around it; forgotten when it is paid or ends
  add column from_place text,
  add column from_network text,
  add constraint orders_origin_is_forgotten check (from_network is null or state in ('held', 'awaiting_payment'));
-- by whatever statement it ends
create function forget_origin() returns trigger language plpgsql as $$
begin
  new.from_place := null;
  new.from_network := null;
  return new;
end $$;
create trigger orders_forget_origin before update of state on orders
  for each row when (new.state not in ('held', 'awaiting_payment')) execute function forget_origin();
create index orders_by_network on orders (event_id, from_network) where from_network is not null;

alter table event_payments
  -- the most entries of one order
  add column most_entries integer not null default 30 check (most_entries between 1 and 500),
  -- which part of the places of a category unpaid orders of one address take at most, in percent
  add column address_share integer not null default 33 check (address_share between 5 and 100);
