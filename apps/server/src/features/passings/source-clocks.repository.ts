import type { DecidedClock, ReadSource } from "@time-event/domain/clocks/source-of-reads";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { SourceRead } from "./clock-desk.queries.ts";
import type { Counting } from "./source-clocks.queries.ts";

export async function insertClock(
  tx: Tx,
  eventId: number,
  { checkpoint, fromAt, toAt, by, at, ...clock }: DecidedClock,
): Promise<number> {
  const { id } = await tx
    .insertInto("sourceClocks")
    .values({
      ...clock,
      eventId,
      checkpointCode: checkpoint,
      fromAt: timestampOrNull(fromAt),
      toAt: timestampOrNull(toAt),
      madeBy: by,
      madeAt: toTimestamp(at),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a clock back. */
export async function insertUndo(
  tx: Tx,
  eventId: number,
  { id: undoes, checkpoint, device }: ReadSource & { readonly id: number },
  { by, at }: { readonly by: string; readonly at: InstantMs },
): Promise<void> {
  const madeAt = toTimestamp(at);
  await tx
    .insertInto("sourceClocks")
    .values({ eventId, checkpointCode: checkpoint, device, kind: "undo", undoes, reason: "", madeBy: by, madeAt })
    .execute();
}

/** Lets reads count by these clocks. Returns those that counted by another instant. */
export async function storeCounting(tx: Tx, reads: readonly SourceRead[], countsAt: Counting): Promise<number[]> {
  const moved = reads.flatMap((read) => {
    const to = countsAt(read);
    return to === read.countsAt ? [] : [{ id: read.id, to: to === read.at ? null : to }];
  });
  if (moved.length > 0) {
    await sql`
      update passings p set counts_at = r.counts_at
      from unnest(${moved.map(({ id }) => id)}::bigint[],
        ${moved.map(({ to }) => timestampOrNull(to))}::timestamptz[]) as r(id, counts_at)
      where p.id = r.id`.execute(tx);
  }
  return moved.map(({ id }) => id);
}

/** The latest row of a source, an undo too: it changes with every change. Null: there is none. */
export async function findLatestClock(
  tx: Tx,
  eventId: number,
  { checkpoint, device }: ReadSource,
): Promise<number | null> {
  const { latest } = await tx
    .selectFrom("sourceClocks")
    .select((of) => of.fn.max("id").as("latest"))
    .where("eventId", "=", eventId)
    .where("checkpointCode", "=", checkpoint)
    .where("device", "=", device)
    .executeTakeFirstOrThrow();
  return latest;
}
