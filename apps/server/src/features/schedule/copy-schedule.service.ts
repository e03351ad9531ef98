import type { Tx } from "../../db/connection.ts";
import { copyItems } from "./schedule.repository.ts";

/** Gives another event the schedule of this one, so many days later. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number, shiftDays: number): Promise<void> {
  await copyItems(tx, fromEventId, toEventId, shiftDays);
}
