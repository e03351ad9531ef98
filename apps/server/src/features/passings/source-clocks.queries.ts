import { countingBy, type DecidedClock } from "@time-event/domain/clocks/source-of-reads";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

/** The instant by which a read counts, by the clocks of its event. */
export type Counting = ReturnType<typeof countingBy>;

/** A clock that stands. */
export interface StandingClock extends DecidedClock {
  readonly id: number;
}

/** The clocks of an event that stand, in the order in which they were set. */
export async function loadStandingClocks(db: Db | Tx, eventId: number): Promise<StandingClock[]> {
  const { rows } = await sql<StandingClock>`
    select c.id, c.checkpoint_code as checkpoint, c.device, c.kind, c.from_at, c.to_at, c.offset_ms, c.pairs, c.spread_ms,
      c.reason, c.made_by as by, c.made_at as at
    from source_clocks c
    where c.event_id = ${eventId} and c.kind <> 'undo' and not exists (select from source_clocks u where u.undoes = c.id)
    order by c.id`.execute(db);
  return rows;
}

export async function loadCounting(db: Db | Tx, eventId: number): Promise<Counting> {
  return countingBy(await loadStandingClocks(db, eventId));
}
