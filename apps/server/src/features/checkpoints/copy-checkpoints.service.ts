import type { Tx } from "../../db/connection.ts";
import { copyCheckpoints } from "./checkpoints.repository.ts";

/** Gives another event the checkpoints of this one, their times so many days later. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number, shiftDays: number): Promise<void> {
  await copyCheckpoints(tx, fromEventId, toEventId, shiftDays);
}
