import type { Tx } from "../../db/connection.ts";
import { copyCheckpoints } from "./checkpoints.repository.ts";

/** Copies the checkpoints of an event to another; their times move by so many days. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number, shiftDays: number): Promise<void> {
  await copyCheckpoints(tx, fromEventId, toEventId, shiftDays);
}
