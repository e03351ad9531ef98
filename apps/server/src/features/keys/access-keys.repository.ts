import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

/** The key of a kind, locked once it is read; each kind selects its own columns. */
export function lockKey(tx: Tx, kind: "device" | "station", eventId: number, id: number) {
  return tx
    .selectFrom("accessKeys")
    .where("eventId", "=", eventId)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .forUpdate();
}

/** Ends a key for good; each kind returns its own columns. */
export function revokeKey(tx: Tx, id: number, now: InstantMs, username: string) {
  return tx
    .updateTable("accessKeys")
    .set({ ...savedBy(username), revokedAt: toTimestamp(now) })
    .where("id", "=", id);
}
