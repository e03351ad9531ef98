-- When somebody starts by a start list, alone or with a few: their times count from there. Null: they start with their wave or category.
alter table entries add column starts_at timestamptz;
create index entries_by_own_start on entries (category_id, starts_at) where starts_at is not null;

-- A start list is of one category: who goes to another one leaves it, unless the same change gives them a start there.
create function leave_start_list() returns trigger language plpgsql as $$
begin
  if new.starts_at is not distinct from old.starts_at then
    new.starts_at = null;
  end if;
  return new;
end $$;
create trigger entries_leave_start_list before update of category_id on entries
  for each row when (new.category_id <> old.category_id) execute function leave_start_list();

alter table entry_batches
  drop constraint entry_batches_kind_check,
  add constraint entry_batches_kind_check
    check (kind in ('category', 'club', 'shirt', 'withdraw', 'restore', 'file', 'undo', 'merge', 'start'));

-- How the start list of a category was made, each time: by which rule, or null where it was typed. What it changed is its batch.
create table start_orders (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  category_id bigint not null references categories (id) on delete cascade,
  batch_id bigint not null unique references entry_batches (id) on delete cascade,
  rule jsonb
);
create index start_orders_by_event on start_orders (event_id, category_id, id);
create index start_orders_by_category on start_orders (category_id);
