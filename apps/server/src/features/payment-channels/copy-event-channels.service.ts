import type { Tx } from "../../db/connection.ts";
import { copyEventPayment } from "./event-channels.repository.ts";

/** Another event of the same organiser is paid by the same channels. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await copyEventPayment(tx, fromEventId, toEventId);
}
