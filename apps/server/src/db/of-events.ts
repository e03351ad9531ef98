import { type RawBuilder, sql } from "kysely";

/** Events by their ids, or all of them. */
export type Events = "all" | readonly number[];

/**
 * The row is of one of these events.
 * @param column where its event is
 */
export function ofEvents(events: Events, column: "o.event_id" | "r.event_id" | "t.event_id"): RawBuilder<boolean> {
  return events === "all" ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${events}::bigint[])`;
}
