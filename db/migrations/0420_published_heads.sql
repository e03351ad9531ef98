-- The text of a list's head stays as it was hashed, so that no later change of the event's address or of a category's code makes a
-- list unverifiable; a line knows whose it is; a list is published once however often its form is sent; nobody empties the tables.
alter table publications
  add column head text,
  -- the form by which it was published; null: an older one
  add column made_with text;
create unique index publications_by_form on publications (event_id, made_with);
-- The entry that had the bib then. It is no key: a list outlives its entries, and the hash is not over it.
alter table publication_rows add column entry_id bigint;
drop index publication_rows_by_bib;

alter table publications disable trigger publications_stay;
alter table publication_rows disable trigger publication_rows_stay;

update publication_rows r set entry_id = e.id
from publications p, entries e
where p.id = r.publication_id and e.event_id = p.event_id and e.bib = r.bib and e.bib <> '';

-- Lists made before have heads in their first form: event, category, number, state, reason, instant and the hash before, a line each.
-- Of the addresses and codes that event and category ever had, those with which the hash comes out again are the right ones.
with slugs as (
  select id as event_id, slug, true as is_now from events
  union all
  select a.event_id, said.slug, false from audit_entries a
  cross join lateral (values (a.entry::jsonb #>> '{before,slug}'), (a.entry::jsonb #>> '{after,slug}')) as said (slug)
  where a.subject_kind = 'event' and said.slug is not null
), codes as (
  select id as category_id, code, true as is_now from categories
  union all
  select a.subject_id::bigint, said.code, false from audit_entries a
  cross join lateral (values (a.entry::jsonb #>> '{before,code}'), (a.entry::jsonb #>> '{after,code}')) as said (code)
  where a.subject_kind = 'category' and a.subject_id ~ '^[0-9]{1,18}$' and said.code is not null
), lines as (
  select p.id, coalesce(string_agg(concat_ws(E'\t', r.bib, r.status, coalesce(r.time_ms::text, ''), r.penalty_ms::text, r.laps::text,
    coalesce(r.overall_rank::text, ''), coalesce(r.gender_rank::text, ''), coalesce(r.age_group, ''),
    coalesce(r.age_group_rank::text, '')) || E'\n', '' order by r.line), '') as text
  from publications p left join publication_rows r on r.publication_id = p.id group by p.id
), heads as (
  select distinct on (p.id) p.id, h.text
  from publications p
  join lines l on l.id = p.id
  join slugs s on s.event_id = p.event_id
  join codes c on c.category_id = p.category_id
  cross join lateral (select concat_ws(E'\n', s.slug, c.code, p.number::text, p.state, to_json(p.reason)::text,
    to_char(p.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p.previous_hash) as text) h
  order by p.id, encode(sha256(convert_to(h.text || E'\n\n' || l.text, 'UTF8')), 'hex') = p.hash desc, s.is_now and c.is_now desc
)
update publications p set head = heads.text from heads where heads.id = p.id;

alter table publications alter column head set not null;
create index publication_rows_by_entry on publication_rows (entry_id, publication_id);

alter table publications enable trigger publications_stay;
alter table publication_rows enable trigger publication_rows_stay;
create trigger publications_stay_all before truncate on publications
  for each statement execute function keep_publications();
create trigger publication_rows_stay_all before truncate on publication_rows
  for each statement execute function keep_publications();
