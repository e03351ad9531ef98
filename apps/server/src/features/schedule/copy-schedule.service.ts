import type { Tx } from "../../db/connection.ts";
import { copyItems } from "./schedule.repository.ts";

/** Copies the schedule of an event to another, moved by so many days. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number, shiftDays: number): Promise<void> {
  await copyItems(tx, fromEventId, toEventId, shiftDays);
}
