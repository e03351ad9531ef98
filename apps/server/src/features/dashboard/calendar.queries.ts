import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

export interface CalendarRow {
  readonly eventId: number;
  readonly slug: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly type: string;
  readonly state: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly province: string;
  readonly entries: number;
}

/** Events that take place on some of these days. */
export async function loadCalendar(
  db: Db,
  { from, to, events }: { readonly from: string; readonly to: string; readonly events: "all" | readonly number[] },
): Promise<CalendarRow[]> {
  return db
    .selectFrom("events")
    .select((of) => [
      "id as eventId",
      "slug",
      "nameTh",
      "nameEn",
      "type",
      "state",
      "startsOn",
      "endsOn",
      "province",
      of
        .selectFrom("entries")
        .select(sql<number>`count(*)`.as("entries"))
        .whereRef("entries.eventId", "=", "events.id")
        .$asScalar()
        .$notNull()
        .as("entries"),
    ])
    .where("startsOn", "<=", to)
    .where("endsOn", ">=", from)
    .where("archivedAt", "is", null)
    .where("rehearsalOf", "is", null)
    .$if(events !== "all", (query) => query.where("id", "in", events as readonly number[]))
    .orderBy("startsOn")
    .orderBy("id")
    .limit(400)
    .execute();
}
