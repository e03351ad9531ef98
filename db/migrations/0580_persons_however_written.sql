-- A person is told however the name is written (personKey): without title, blanks and signs. Numbers of documents have a word before
-- them and stay as they are.
create function pg_temp.person_key(person text) returns text language sql immutable as $$
  select coalesce(nullif(regexp_replace(bare, '^(เด็กชาย|เด็กหญิง|นางสาว|นาง|นาย|ดช|ดญ|นส|mrs|mr|miss|ms|dr)', ''), ''), bare) || born
  from (select regexp_replace(lower(normalize(left(person, -11), NFKC)), '[[:space:][:punct:]]+', '', 'g') as bare,
    right(person, 11) as born) p
$$;

update order_players set person = pg_temp.person_key(person)
where person ~ ' \d{4}-\d{2}-\d{2}$' and person !~ '^(nationalId|passport) ';

-- of two uses of one code by the same person the older one stays
create temporary table persons_of_codes on commit drop as
select distinct on (code_id, pg_temp.person_key(person)) code_id, pg_temp.person_key(person) as person, order_id
from discount_code_persons order by code_id, pg_temp.person_key(person), order_id;
delete from discount_code_persons;
insert into discount_code_persons (code_id, person, order_id) select code_id, person, order_id from persons_of_codes;
