alter table categories
  -- what a fee is the price of: each member of a team, or the whole team
  add column fee_per text not null default 'person' check (fee_per in ('person', 'team'));
-- a template holds what a category has
update category_templates set definition = '{"feePer": "person"}' || definition;
alter table events
  -- what an order pays that has something to be sent
  add column shipping_satang integer not null default 0 check (shipping_satang >= 0);
