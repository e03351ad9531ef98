import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { isOfEnded, isUnnamed, type Sender } from "./answer-files.queries.ts";
import type { ReadDocument } from "./read-document.ts";

interface NewFile extends Sender {
  readonly eventId: number;
  readonly sentHash: string;
  readonly document: ReadDocument;
  readonly sentAt: InstantMs;
}

/** Stores a file, unless the same sender has sent it for the order already. */
export async function insertAnswerFile(tx: Tx, { document, sentAt, ...file }: NewFile): Promise<void> {
  const { mediaType, content } = document;
  await tx
    .insertInto("answerFiles")
    .values({ ...file, mediaType, bytes: Buffer.from(content), sentAt: toTimestamp(sentAt) })
    .onConflict((conflict) => conflict.columns(["orderId", "sentBy", "sentHash"]).doNothing())
    .execute();
}

/**
 * Removes these files of an order, except those that an answer names. The order must be locked: whoever names one
 * meanwhile waits, and finds it gone.
 * @returns those that it removed
 */
export async function deleteUnnamed(tx: Tx, orderId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .deleteFrom("answerFiles as f")
    .where("orderId", "=", orderId)
    .where("id", "in", [...ids])
    .where(isUnnamed)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes the files of an order that ended before an instant without any money. The order must be locked. */
export async function deleteOfEnded(tx: Tx, orderId: number, before: InstantMs): Promise<void> {
  await tx.deleteFrom("answerFiles as f").where("orderId", "=", orderId).where(isOfEnded(before)).execute();
}
