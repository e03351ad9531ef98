alter table add_ons
  -- whoever can choose it must
  add column required boolean not null default false,
  -- null: offered in every category
  add column category_ids bigint[],
  -- how many a player, or an order, can have of it
  add column most integer not null default 1 check (most between 1 and 100);

-- How many there are and how many are taken, of an add-on as a whole (option '') and of each option. Narrow rows of their
-- own, so that taking one is a guarded update, as with category_places.
create table add_on_stock (
  add_on_id bigint not null references add_ons (id) on delete cascade,
  option_code text not null,
  -- the add-on's or the option's, kept here by triggers; null: no limit
  stock integer,
  -- by orders that hold places or have them
  taken integer not null default 0 check (taken >= 0),
  primary key (add_on_id, option_code)
) with (fillfactor = 50);

insert into add_on_stock (add_on_id, option_code, stock)
select id, '', stock from add_ons
union all
select add_on_id, code, stock from add_on_options;

create function keep_add_on_stock() returns trigger language plpgsql as $$
begin
  insert into add_on_stock (add_on_id, option_code, stock) values (new.id, '', new.stock)
  on conflict (add_on_id, option_code) do update set stock = excluded.stock;
  return null;
end $$;
create trigger add_ons_have_stock after insert or update of stock on add_ons
  for each row execute function keep_add_on_stock();

-- A save of an add-on replaces its options: what is taken of an option stays.
create function keep_option_stock() returns trigger language plpgsql as $$
begin
  insert into add_on_stock (add_on_id, option_code, stock) values (new.add_on_id, new.code, new.stock)
  on conflict (add_on_id, option_code) do update set stock = excluded.stock;
  return null;
end $$;
create trigger add_on_options_have_stock after insert or update on add_on_options
  for each row execute function keep_option_stock();

alter table orders
  -- [{addOn, option, quantity}]: what is chosen once for the whole order; a player's own choices are in order_entries.players
  add column add_ons jsonb not null default '[]',
  -- where to send what has to be sent; null: nothing was filled in
  add column shipping jsonb;

-- a line says what kind it is
update orders set quote = jsonb_set(quote, '{lines}', coalesce((
  select jsonb_agg(line - 'tier' || jsonb_build_object('kind', 'fee', 'name', line -> 'tier', 'player', null, 'option', null)
    order by at)
  from jsonb_array_elements(quote -> 'lines') with ordinality as l (line, at)
), '[]'))
where quote is not null;
