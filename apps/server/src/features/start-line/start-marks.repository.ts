import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

interface NewMark {
  readonly eventId: number;
  readonly reason: string;
  readonly at: InstantMs;
  readonly by: string;
}

/** @returns its id */
export async function insertMark(
  tx: Tx,
  { eventId, reason, at, by }: NewMark,
  entryIds: readonly number[],
): Promise<number> {
  const { id } = await tx
    .insertInto("startMarks")
    .values({ eventId, reason, madeAt: toTimestamp(at), madeBy: by })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`insert into start_mark_entries (mark_id, entry_id) select ${id}, unnest(${entryIds}::bigint[])`.execute(tx);
  return id;
}

/** @returns its reason; undefined: there is no such mark, or it was taken back already */
export async function claimUndo(
  tx: Tx,
  { eventId, markId, at, by }: { eventId: number; markId: number; at: InstantMs; by: string },
): Promise<string | undefined> {
  const claimed = await tx
    .updateTable("startMarks")
    .set({ undoneAt: toTimestamp(at), undoneBy: by })
    .where("id", "=", markId)
    .where("eventId", "=", eventId)
    .where("undoneAt", "is", null)
    .returning("reason")
    .executeTakeFirst();
  return claimed?.reason;
}
