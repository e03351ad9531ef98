import type { ReportRow } from "@time-event/contract/reports";
import type { RegistrationTable } from "@time-event/domain/reports/report-tables";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { dayOf, inEnglish, quarterOf, type Tables, tablesOf, unnamed } from "./report-rows.queries.ts";

interface ReportedEvent {
  readonly id: number;
  readonly timeZone: string;
  readonly startsOn: string;
}

/** From the steps of orders. */
const daysOf = ({ id, timeZone }: ReportedEvent) => sql`
  select 'day' as "table", 0 as place, key, ${unnamed} as name,
    array[sum(steps) filter (where step is null), sum(steps) filter (where step = 'settle'),
      sum(steps) filter (where step in ('expire', 'cancel'))] as values
  from (
    select ${dayOf(sql`quarter`, timeZone)} as key, step, steps from (
      select ${quarterOf(sql`s.at`)} as quarter, s.step, count(*) as steps
      from order_steps s join orders o on o.id = s.order_id
      where o.event_id = ${id} and o.places > 0 group by 1, 2
    ) each_quarter
  ) each_step group by key`;

/** Which ages of a group were reached on the day of the race by who was born until which day. */
const agesOf = (startsOn: string) => {
  const isUnder = (years: number) => sql`coalesce(birth_date > ${startsOn}::date - make_interval(years => ${years}),
    given_age < ${years})`;
  return sql`case when birth_date is null and given_age is null then '–' when ${isUnder(20)} then '0–19'
    when ${isUnder(30)} then '20–29' when ${isUnder(40)} then '30–39' when ${isUnder(50)} then '40–49'
    when ${isUnder(60)} then '50–59' when ${isUnder(70)} then '60–69' else '70+' end`;
};

/** From the entries of the race, which are read once for all these tables. A relay's entry is a team: it has neither gender nor age. */
const entriesOf = ({ id, startsOn }: ReportedEvent) => sql`
  with groups as materialized (
    select category_id, category_id in (select id from categories where event_id = ${id} and entry_kind = 'relay') as is_team,
      gender, province, ${agesOf(startsOn)} as age, withdrawn_at is not null as is_withdrawn, count(*) as entries
    from entries where event_id = ${id} group by 1, 2, 3, 4, 5, 6
  ), entered as (
    select * from groups where not is_withdrawn
  ), held as (
    select e.category_id, sum(e.places) filter (where o.state = 'awaiting_payment') as awaiting,
      sum(e.places) filter (where o.state = 'held') as held
    from orders o join order_entries e on e.order_id = o.id
    where o.event_id = ${id} and o.state in ('held', 'awaiting_payment') group by e.category_id
  )
  select 'category' as "table", c.position as place, c.code as key,
    jsonb_build_object('th', c.name_th, 'en', c.name_en) as name,
    array[coalesce(sum(g.entries) filter (where not is_withdrawn), 0), coalesce(max(h.awaiting), 0),
      coalesce(max(h.held), 0), coalesce(sum(g.entries) filter (where is_withdrawn), 0)] as values
  from categories c left join groups g on g.category_id = c.id left join held h on h.category_id = c.id
  where c.event_id = ${id} group by c.id
  union all
  select 'gender', row_number() over (order by sum(entries) desc), key, ${unnamed}, array[sum(entries)]
  from (select case when is_team then 'team' else gender end as key, entries from entered) each_gender group by key
  union all
  select 'age', 0, age, case when age = '–' then ${unnamed} else jsonb_build_object('th', age, 'en', age) end,
    array[coalesce(sum(entries) filter (where gender = 'F'), 0), coalesce(sum(entries) filter (where gender = 'M'), 0),
      coalesce(sum(entries) filter (where gender not in ('F', 'M')), 0)]
  from entered where not is_team group by age
  union all
  select 'province', row_number() over (order by key in ('', '…'), sum(entries) desc, key), coalesce(nullif(key, ''), '–'),
    jsonb_build_object('th', key, 'en', key),
    array[sum(entries)]
  from (
    select case when row_number() over (order by sum(entries) desc, province) <= 20 then province else '…' end as key,
      sum(entries) as entries
    from entered group by province
  ) most group by key`;

const statesOf = ({ id }: ReportedEvent) => sql`
  select 'state' as "table", 0 as place, state as key, ${unnamed} as name,
    array[count(*), sum(places), count(made_by)] as values
  from orders where event_id = ${id} and places > 0 group by state`;

/** Few choices are different, so only these are unpacked. */
const addOnsOf = ({ id }: ReportedEvent) => sql`
  with choices as (
    select o.state, e.add_ons as list, count(*) as times from orders o join order_entries e on e.order_id = o.id
    where o.event_id = ${id} and o.state in ('held', 'awaiting_payment', 'confirmed') and e.add_ons <> '[]' group by 1, 2
    union all
    select state, add_ons, count(*) from orders
    where event_id = ${id} and state in ('held', 'awaiting_payment', 'confirmed') and add_ons <> '[]' group by 1, 2
    union all
    select 'confirmed', add_ons, count(*) from entries
    where event_id = ${id} and withdrawn_at is null and add_ons <> '[]' group by 1, 2
  ), chosen as (
    select state, c."addOn" as add_on, c.option, sum(c.quantity * times) as quantity
    from choices, jsonb_to_recordset(list) as c ("addOn" bigint, option text, quantity integer) group by 1, 2, 3
  )
  select 'addOn' as "table", row_number() over (order by a.position, a.id, p.position) as place,
    a.id || ' ' || coalesce(p.code, '') as key,
    jsonb_build_object('th', concat_ws(' · ', a.name_th, p.name_th), 'en', concat_ws(' · ', ${inEnglish(sql`a.name_en`, sql`a.name_th`)}, ${inEnglish(sql`p.name_en`, sql`p.name_th`)}))
      as name,
    array[coalesce(sum(c.quantity) filter (where c.state = 'confirmed'), 0),
      coalesce(sum(c.quantity) filter (where c.state <> 'confirmed'), 0)] as values
  from add_ons a
  left join add_on_options p on p.add_on_id = a.id
  left join chosen c on c.add_on = a.id and (p.code is null or c.option = p.code)
  where a.event_id = ${id}
  group by a.id, a.position, a.name_th, a.name_en, p.code, p.name_th, p.name_en, p.position`;

/** Reads the tables of the registration report, one after another. */
export function readRegistrationTables(tx: Tx, event: ReportedEvent) {
  const entries = tablesOf<RegistrationTable>(tx, entriesOf(event));
  const sources: Readonly<Record<RegistrationTable, Tables<RegistrationTable>>> = {
    day: tablesOf(tx, daysOf(event)),
    category: entries,
    state: tablesOf(tx, statesOf(event)),
    gender: entries,
    age: entries,
    province: entries,
    addOn: tablesOf(tx, addOnsOf(event)),
  };
  return async (table: RegistrationTable): Promise<ReportRow[]> => (await sources[table]()).get(table) ?? [];
}

/** What a report says of its event. */
export async function loadReportedEvent(tx: Tx, id: number) {
  return tx.selectFrom("events").select(["id", "slug", "timeZone", "startsOn"]).where("id", "=", id).executeTakeFirst();
}
