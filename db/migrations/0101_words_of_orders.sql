-- An entry without names adds no words to its order: where the order says already how many places it has and where, as a
-- beginning one does, storing its entry changes nothing in it.
create or replace function summarise_orders(ids bigint[]) returns void language sql as $$
  update orders o
  set places = s.places, category_ids = s.category_ids, entry_words = s.words, entry_contacts = s.contacts
  from (
    select w.id, coalesce(sum(e.places), 0)::integer as places,
      coalesce(array_agg(distinct e.category_id) filter (where e.id is not null), '{}') as category_ids,
      trim(coalesce(string_agg(e.team || ' ' || p.words, ' ' order by e.id), '')) as words,
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
