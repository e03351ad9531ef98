import type { ReportRow } from "@time-event/contract/reports";
import type { RegistrationTable } from "@time-event/domain/reports/report-tables";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

interface ReportedEvent {
  readonly id: number;
  readonly timeZone: string;
  readonly startsOn: string;
}

type Queries<Table extends string> = Readonly<Record<Table, RawBuilder<ReportRow>>>;

/** One statement for each table. Rows whose names are words of the product have an empty name. */
function queriesOf({ id, timeZone, startsOn }: ReportedEvent): Queries<RegistrationTable> {
  const unnamed = sql`jsonb_build_object('th', '', 'en', '')`;
  const day = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const same = (name: RawBuilder<unknown>) => sql`jsonb_build_object('th', ${name}, 'en', ${name})`;
  return {
    day: sql`
      select key, ${unnamed} as name,
        array[count(*) filter (where step is null), count(*) filter (where step = 'settle'),
          count(*) filter (where step in ('expire', 'cancel'))] as values
      from (
        select ${day(sql`s.at`)} as key, s.step from order_steps s join orders o on o.id = s.order_id
        where o.event_id = ${id} and o.places > 0
      ) each_step group by key order by key`,
    category: sql`
      select c.code as key, jsonb_build_object('th', c.name_th, 'en', c.name_en) as name,
        array[coalesce(e.entered, 0), coalesce(h.awaiting, 0), coalesce(h.held, 0), coalesce(e.withdrawn, 0)] as values
      from categories c
      left join (select category_id, count(*) filter (where withdrawn_at is null) as entered,
          count(*) filter (where withdrawn_at is not null) as withdrawn
        from entries where event_id = ${id} group by category_id) e on e.category_id = c.id
      left join (select e.category_id, sum(e.places) filter (where o.state = 'awaiting_payment') as awaiting,
          sum(e.places) filter (where o.state = 'held') as held
        from order_entries e join orders o on o.id = e.order_id
        where o.event_id = ${id} and o.state in ('held', 'awaiting_payment') group by e.category_id) h
        on h.category_id = c.id
      where c.event_id = ${id} order by c.position`,
    state: sql`
      select state as key, ${unnamed} as name,
        array[count(*), sum(places), count(*) filter (where made_by is not null)] as values
      from orders where event_id = ${id} and places > 0 group by state`,
    gender: sql`
      select gender as key, ${unnamed} as name, array[count(*)] as values
      from entries where event_id = ${id} and withdrawn_at is null group by gender order by count(*) desc`,
    age: sql`
      select key, ${same(sql`key`)} as name,
        array[count(*) filter (where gender = 'F'), count(*) filter (where gender = 'M'),
          count(*) filter (where gender not in ('F', 'M'))] as values
      from (
        select gender, case when age is null then '–' when age < 20 then '0–19' when age >= 70 then '70+'
          else (age / 10 * 10) || '–' || (age / 10 * 10 + 9) end as key
        from (select gender, coalesce(extract(year from age(${startsOn}::date, birth_date))::integer, given_age) as age
          from entries where event_id = ${id} and withdrawn_at is null) each_entry
      ) each_group group by key order by key`,
    province: sql`
      select key, ${same(sql`key`)} as name, array[sum(entries)] as values
      from (
        select case when row_number() over (order by count(*) desc, province) <= 20 then province else '…' end as key,
          count(*) as entries
        from entries where event_id = ${id} and withdrawn_at is null group by province
      ) most group by key order by sum(entries) desc, key`,
    addOn: sql`
      with chosen as (
        select o.state, c."addOn" as add_on, c.option, c.quantity
        from orders o, lateral (
          select o.add_ons union all
          select p -> 'addOns' from order_entries e, jsonb_array_elements(e.players) p
          where e.order_id = o.id and p ? 'addOns'
        ) l (list), jsonb_to_recordset(l.list) as c ("addOn" bigint, option text, quantity integer)
        where o.event_id = ${id} and o.state in ('held', 'awaiting_payment', 'confirmed')
      )
      select a.id || ' ' || coalesce(p.code, '') as key,
        jsonb_build_object('th', concat_ws(' · ', a.name_th, p.name_th), 'en', concat_ws(' · ', a.name_en, p.name_en))
          as name,
        array[coalesce(sum(c.quantity) filter (where c.state = 'confirmed'), 0),
          coalesce(sum(c.quantity) filter (where c.state <> 'confirmed'), 0)] as values
      from add_ons a
      left join add_on_options p on p.add_on_id = a.id
      left join chosen c on c.add_on = a.id and (p.code is null or c.option = p.code)
      where a.event_id = ${id}
      group by a.id, a.position, a.name_th, a.name_en, p.code, p.name_th, p.name_en, p.position
      order by a.position, a.id, p.position`,
  };
}

/** The rows of one table of the registration report. */
export async function loadRegistrationTable(
  tx: Tx,
  event: ReportedEvent,
  table: RegistrationTable,
): Promise<ReportRow[]> {
  return rowsOf(tx, queriesOf(event)[table]);
}

/** Sums come as texts, because they might be greater than a number can be; here they never are. */
export async function rowsOf(tx: Tx, query: RawBuilder<ReportRow>): Promise<ReportRow[]> {
  const { rows } = await query.execute(tx);
  return rows.map((row) => ({ ...row, values: row.values.map(Number) }));
}

/** What a report says of its event. */
export async function loadReportedEvent(tx: Tx, id: number) {
  return tx.selectFrom("events").select(["id", "slug", "timeZone", "startsOn"]).where("id", "=", id).executeTakeFirst();
}
