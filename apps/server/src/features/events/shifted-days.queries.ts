import { type RawBuilder, sql } from "kysely";

/** An instant of one event as it is for a copy of it: the same time of day, so many days later, where that event is. */
export function shiftedDays(column: string, toEventId: number, days: number): RawBuilder<never> {
  const zone = sql`(select time_zone from events where id = ${toEventId})`;
  return sql`((${sql.ref(column)} at time zone ${zone}) + make_interval(days => ${days}::integer)) at time zone ${zone}`;
}
