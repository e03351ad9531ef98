import type { LineMode } from "@time-event/contract/waiting-lines";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

export async function storeLineMode(tx: Tx, eventId: number, mode: LineMode, username: string): Promise<void> {
  await tx
    .insertInto("waitingLines")
    .values({ eventId, mode, changedBy: username })
    .onConflict((conflict) =>
      conflict.column("eventId").doUpdateSet({ mode, ...savedBy(username, { table: "waitingLines" }) }),
    )
    .execute();
}

export interface StoredMoment {
  readonly eventId: number;
  readonly waiting: number;
  readonly letIn: number;
}

export async function insertMoments(
  db: Db,
  at: InstantMs,
  process: string,
  moments: readonly StoredMoment[],
): Promise<void> {
  const rows = moments.map((moment) => ({ ...moment, at: toTimestamp(at), process }));
  await db
    .insertInto("waitingLineMoments")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMoments(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("waitingLineMoments").where("at", "<", instant(before)).execute();
}
