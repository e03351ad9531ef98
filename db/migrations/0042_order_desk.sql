-- What the staff's list of orders filters and sorts by, beside each order, so that it never reads the entries' documents.
alter table orders
  -- of all its entries; an order in which nothing is chosen is not listed
  add column places integer not null default 0,
  add column category_ids bigint[] not null default '{}',
  -- null: not frozen yet
  add column total_satang bigint generated always as ((quote ->> 'totalSatang')::bigint) stored,
  -- kept by a trigger of its entries: names of teams and players; their telephone numbers and e-mail addresses
  add column entry_words text not null default '',
  add column entry_contacts text not null default '';
alter table orders
  add column search_text text not null generated always as (
    lower(reference || ' ' || contact_name || ' ' || entry_words)
  ) stored,
  -- personal data: only who may see it searches here
  add column contact_text text not null generated always as (
    lower(regexp_replace(contact_phone, '\D', '', 'g') || ' ' || contact_email || ' ' || entry_contacts)
  ) stored;

create function summarise_orders(ids bigint[]) returns void language sql as $$
  update orders o
  set places = s.places, category_ids = s.category_ids, entry_words = s.words, entry_contacts = s.contacts
  from (
    select w.id, coalesce(sum(e.places), 0)::integer as places,
      coalesce(array_agg(distinct e.category_id) filter (where e.id is not null), '{}') as category_ids,
      coalesce(string_agg(e.team || ' ' || p.words, ' ' order by e.id), '') as words,
      coalesce(string_agg(p.contacts, ' ' order by e.id), '') as contacts
    from unnest(ids) w (id)
    left join order_entries e on e.order_id = w.id
    left join lateral (
      select
        coalesce(string_agg(concat_ws(' ', j ->> 'firstName', j ->> 'lastName', j ->> 'firstNameEn', j ->> 'lastNameEn'), ' '), '')
          as words,
        coalesce(string_agg(concat_ws(' ', regexp_replace(j ->> 'phone', '\D', '', 'g'), j ->> 'email'), ' '), '')
          as contacts
      from jsonb_array_elements(e.players) j
    ) p on true
    group by w.id
  ) s
  where o.id = s.id
    and (o.places, o.category_ids, o.entry_words, o.entry_contacts)
      is distinct from (s.places, s.category_ids, s.words, s.contacts)
$$;

create function summarise_after_change() returns trigger language plpgsql as $$
begin
  perform summarise_orders(array(select distinct order_id from after_change));
  return null;
end $$;
create function summarise_after_removal() returns trigger language plpgsql as $$
begin
  perform summarise_orders(array(select distinct order_id from before_change));
  return null;
end $$;
create trigger order_entries_add_to_summary after insert on order_entries
  referencing new table as after_change for each statement execute function summarise_after_change();
create trigger order_entries_change_summary after update on order_entries
  referencing new table as after_change for each statement execute function summarise_after_change();
create trigger order_entries_leave_summary after delete on order_entries
  referencing old table as before_change for each statement execute function summarise_after_removal();

select summarise_orders(array(select id from orders));

-- Each order of the list walks one of these; the filters lie beside it, so that a far page is found in the index alone.
drop index orders_by_event;
create index orders_by_event on orders (event_id, id) include (state, total_satang, category_ids) where places > 0;
create index orders_by_contact on orders (event_id, contact_name collate thai, id)
  include (state, total_satang, category_ids) where places > 0;
create index orders_by_event_deadline on orders (event_id, deadline_at, id)
  include (state, total_satang, category_ids) where places > 0;
create index orders_by_total on orders (event_id, total_satang, id) include (state, category_ids) where places > 0;
create index orders_by_search on orders using gin (search_text gin_trgm_ops, contact_text gin_trgm_ops) where places > 0;

-- What staff write to each other about an order. Never shown to its contact.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  at timestamptz not null,
  username text not null,
  note text not null
);
create index order_notes_by_order on order_notes (order_id, id);

update menu_items set position = position + 2 where kind = 'SUB' and parent_code = 'manage' and position >= 2;
insert into menu_items
  (kind, position, parent_code, component_code, name_th, name_en, icon, url_link, permission_code) values
  ('SUB', 2, 'manage', 'manage-orders', 'การสมัคร', 'Registrations', 'pi pi-inbox', '/manage/registrations', 'registrations_view'),
  ('SUB', 3, 'manage', 'manage-transfers', 'ตรวจสลิป', 'Verify payments', 'pi pi-money-bill', '/manage/transfers', 'payments_view');
