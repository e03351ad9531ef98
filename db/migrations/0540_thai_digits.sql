-- Numbers by which people and things are called and found were kept with Thai digits where somebody typed them. From now on they are
-- kept in Arabic ones, and those of before are too.
create function in_arabic_digits(typed text) returns text language sql immutable as $$
  select translate(typed, '๐๑๒๓๔๕๖๗๘๙', '0123456789')
$$;

update entries set
  phone = in_arabic_digits(phone), emergency_phone = in_arabic_digits(emergency_phone),
  national_id = in_arabic_digits(national_id), passport = in_arabic_digits(passport), postcode = in_arabic_digits(postcode)
where concat(phone, emergency_phone, national_id, passport, postcode) ~ '[๐๑๒๓๔๕๖๗๘๙]';

-- a bib or a chip that was read stays what it was read by, and one that another entry has by now stays apart
update entries e set bib = in_arabic_digits(e.bib)
where e.bib ~ '[๐๑๒๓๔๕๖๗๘๙]'
  and not exists (select from passings p where p.event_id = e.event_id and p.bib = e.bib)
  and not exists (
    select from entries o where o.event_id = e.event_id and o.id <> e.id and in_arabic_digits(o.bib) = in_arabic_digits(e.bib));
update entries e set chip = in_arabic_digits(e.chip)
where e.chip ~ '[๐๑๒๓๔๕๖๗๘๙]'
  and not exists (select from passings p where p.event_id = e.event_id and p.chip = e.chip)
  and not exists (
    select from entries o where o.event_id = e.event_id and o.id <> e.id and in_arabic_digits(o.chip) = in_arabic_digits(e.chip));

update events set contact_phone = in_arabic_digits(contact_phone) where contact_phone ~ '[๐๑๒๓๔๕๖๗๘๙]';
update categories set bib_prefix = in_arabic_digits(bib_prefix) where bib_prefix ~ '[๐๑๒๓๔๕๖๗๘๙]';
update organisers set branch = in_arabic_digits(branch) where branch ~ '[๐๑๒๓๔๕๖๗๘๙]';
update orders set
  contact_phone = in_arabic_digits(contact_phone)
where contact_phone ~ '[๐๑๒๓๔๕๖๗๘๙]';
update orders set shipping = shipping || jsonb_build_object(
  'phone', in_arabic_digits(shipping ->> 'phone'), 'postcode', in_arabic_digits(shipping ->> 'postcode'))
where concat(shipping ->> 'phone', shipping ->> 'postcode') ~ '[๐๑๒๓๔๕๖๗๘๙]';

update order_entries set players = (
  select jsonb_agg(player || (
    select coalesce(jsonb_object_agg(key, in_arabic_digits(value)), '{}')
    from jsonb_each_text(player)
    where key in ('phone', 'emergencyPhone', 'nationalId', 'passport', 'postcode') and value ~ '[๐๑๒๓๔๕๖๗๘๙]') order by place)
  from jsonb_array_elements(players) with ordinality as p (player, place))
where exists (
  select from jsonb_array_elements(players) as p (player), jsonb_each_text(player) as f
  where f.key in ('phone', 'emergencyPhone', 'nationalId', 'passport', 'postcode') and f.value ~ '[๐๑๒๓๔๕๖๗๘๙]');

drop function in_arabic_digits;
