import type { ProtestKind, ProtestState } from "@time-event/domain/protests/protest-rules";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

interface NewProtest {
  readonly eventId: number;
  readonly categoryId: number;
  readonly publication: number;
  readonly orderId: number;
  readonly entryId: number;
  readonly kind: ProtestKind;
  readonly against: string;
  readonly text: string;
}

export async function insertProtest(tx: Tx, protest: NewProtest, by: string, now: InstantMs): Promise<void> {
  const at = toTimestamp(now);
  await tx
    .insertInto("protests")
    .values({ ...protest, sentAt: at, changedAt: at, changedBy: by })
    .execute();
}

/** Locks a protest until the transaction ends. */
export async function lockProtest(tx: Tx, eventId: number, id: number): Promise<void> {
  await tx
    .selectFrom("protests")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .forUpdate()
    .execute();
}

interface Answer {
  readonly state: ProtestState;
  readonly answer: string;
  readonly by: string;
}

export async function answerProtest(tx: Tx, id: number, { by, ...answer }: Answer, now: InstantMs): Promise<void> {
  await tx
    .updateTable("protests")
    .set({ ...savedBy(by), ...answer, answeredBy: by, answeredAt: toTimestamp(now) })
    .where("id", "=", id)
    .execute();
}

/** What a contact wrote goes with them; that there was a protest, and what was decided, stays. */
export async function blankProtests(tx: Tx, orderId: number): Promise<void> {
  const own = tx.selectFrom("protests").select("id").where("orderId", "=", orderId);
  await tx.deleteFrom("protestPhotos").where("protestId", "in", own).execute();
  await tx.updateTable("protests").set({ text: "" }).where("orderId", "=", orderId).execute();
}

/** The photograph of a protest, instead of the one that it had. */
export async function storePhoto(tx: Tx, protestId: number, bytes: Uint8Array, now: InstantMs): Promise<void> {
  const photo = { bytes: Buffer.from(bytes), sentAt: toTimestamp(now) };
  await tx
    .insertInto("protestPhotos")
    .values({ protestId, ...photo })
    .onConflict((conflict) => conflict.column("protestId").doUpdateSet(photo))
    .execute();
}

export async function deletePhoto(tx: Tx, protestId: number): Promise<void> {
  await tx.deleteFrom("protestPhotos").where("protestId", "=", protestId).execute();
}
