-- The event's own colour, #rrggbb; null: its pages have the product's.
alter table events add column colour text check (colour ~ '^#[0-9a-f]{6}$');
