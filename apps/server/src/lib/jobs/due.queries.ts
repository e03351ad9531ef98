import type { InstantMs } from "@time-event/domain/time/instant";
import { instant } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";

export interface Due {
  /** Jobs whose next run is later: `name`, or `name place`. */
  readonly later: ReadonlySet<string>;
  /** Jobs with a due task in their queue. */
  readonly queued: ReadonlySet<string>;
}

/** What every process reads once a second: two queries of a few rows. */
export async function findDue(db: Db, now: InstantMs): Promise<Due> {
  const later = await db.selectFrom("jobs").select(["name", "place"]).where("nextAt", ">", instant(now)).execute();
  const queued = await db
    .selectFrom("jobTasks")
    .select("job")
    .distinct()
    .where("gaveUpAt", "is", null)
    .where("dueAt", "<=", instant(now))
    .execute();
  return { later: new Set(later.map(keyOf)), queued: new Set(queued.map(({ job }) => job)) };
}

/** A job's name for its lock and its row; `name place` if each place runs it by itself. */
export function keyOf({ name, place = "" }: { readonly name: string; readonly place?: string }): string {
  return `${name} ${place}`.trim();
}
