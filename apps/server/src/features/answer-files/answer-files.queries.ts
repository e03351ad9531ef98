import type { AnswerFile } from "@time-event/contract/order-choices";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { AnswerFilesTable } from "../../db/schema.ts";

/** Whose file it is. The link of a member opens no more than what that member sent or has in their answers. */
export interface Sender {
  readonly orderId: number;
  /** `order`, or `member` and the id of their key. */
  readonly sentBy: string;
}

function infos(db: Db | Tx) {
  return db
    .selectFrom("answerFiles")
    .select(["id", "mediaType", "sentAt", (eb) => eb.fn<number>("octet_length", ["bytes"]).as("bytes")]);
}

export async function findSent(
  db: Db | Tx,
  { orderId, sentBy }: Sender,
  sentHash: string,
): Promise<AnswerFile | undefined> {
  return infos(db)
    .where("orderId", "=", orderId)
    .where("sentBy", "=", sentBy)
    .where("sentHash", "=", sentHash)
    .executeTakeFirst();
}

/** Those of these files that the order has, the first sent first. */
export async function loadAnswerFiles(db: Db | Tx, orderId: number, ids: readonly number[]): Promise<AnswerFile[]> {
  if (ids.length === 0) return [];
  return infos(db)
    .where("orderId", "=", orderId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
}

export type StoredContent = Pick<Selectable<AnswerFilesTable>, "id" | "mediaType" | "bytes">;

export async function loadContent(db: Db | Tx, orderId: number, id: number): Promise<StoredContent | undefined> {
  return db
    .selectFrom("answerFiles")
    .select(["id", "mediaType", "bytes"])
    .where("orderId", "=", orderId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Others who add or name a file of the order wait until the transaction ends. */
export async function lockFilesOf(tx: Tx, orderId: number): Promise<void> {
  await tx.selectFrom("orders").select("id").where("id", "=", orderId).forNoKeyUpdate().execute();
}

/**
 * A player answers a file question of the event by the file `f`. Any other text may look like its name: whoever types it
 * as their club has not answered by it.
 */
export const isAnswerOf = (player: RawBuilder<unknown>) => sql<boolean>`exists (
  select from questions q
  where q.event_id = f.event_id and q.kind = 'file' and (${player} -> 'answers' ->> q.id::text) = 'file-' || f.id)`;

/** No player of its order answers by the file `f`. */
export const isUnnamed = sql<boolean>`not exists (
  select from order_entries e, jsonb_array_elements(e.players) p
  where e.order_id = f.order_id and ${isAnswerOf(sql.ref("p.value"))})`;

export async function countUnnamed(db: Db | Tx, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom("answerFiles as f")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("orderId", "=", orderId)
    .where(isUnnamed)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The files that a sender has sent. */
export async function sentFiles(db: Db | Tx, { orderId, sentBy }: Sender): Promise<number[]> {
  const rows = await db
    .selectFrom("answerFiles")
    .select("id")
    .where("orderId", "=", orderId)
    .where("sentBy", "=", sentBy)
    .execute();
  return rows.map(({ id }) => id);
}

/** The file with the order that it is of, for staff of the event. */
export async function loadWithOrder(db: Db | Tx, eventId: number, id: number) {
  return db
    .selectFrom("answerFiles as f")
    .innerJoin("orders as o", "o.id", "f.orderId")
    .select(["f.id", "f.mediaType", "f.bytes", "f.orderId", "o.reference"])
    .where("f.eventId", "=", eventId)
    .where("f.id", "=", id)
    .executeTakeFirst();
}

export async function findOrderOf(db: Db | Tx, eventId: number, id: number) {
  return db
    .selectFrom("orders")
    .select(["id", "reference"])
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Which of these files the order has. */
export async function findKnown(tx: Tx, orderId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom("answerFiles")
    .select("id")
    .where("orderId", "=", orderId)
    .where("id", "in", [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/** Files that were sent before an instant and stand in no answer. */
export async function findUnnamedBefore(db: Db, before: InstantMs): Promise<{ id: number; orderId: number }[]> {
  return db
    .selectFrom("answerFiles as f")
    .select(["id", "orderId"])
    .where("sentAt", "<", instant(before))
    .where(isUnnamed)
    .orderBy("id")
    .execute();
}
