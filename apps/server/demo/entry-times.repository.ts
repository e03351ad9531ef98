import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant } from "../src/db/column-types.ts";
import type { Db } from "../src/db/connection.ts";

/**
 * Nobody enters all at once: the demonstration's entries came over the two months before the race (or before now), the
 * more the nearer, and most of them on a Sunday. By the bib alone, so that every seeding says the same.
 */
export async function spreadEntryTimes(db: Db, slug: string, now: InstantMs): Promise<void> {
  await sql`
    with chance as (
      select n.id, least(${instant(now)}, (e.starts_on - 7)::timestamptz) as until,
        (hashtext('day' || n.bib) & 65535) / 65536.0 as day, (hashtext('week' || n.bib) & 65535) / 65536.0 as week
      from entries n join events e on e.id = n.event_id where e.slug = ${slug}
    ), entered as (
      select id, until - interval '60 days' * power(day, 1.4) as at, week from chance
    )
    update entries set created_at =
      case when week < 0.3 then at - interval '1 day' * extract(dow from at at time zone 'Asia/Bangkok') else at end
    from entered where entries.id = entered.id`.execute(db);
}
