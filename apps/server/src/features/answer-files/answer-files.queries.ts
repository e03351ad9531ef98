import type { AnswerFile } from "@time-event/contract/order-choices";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { AnswerFilesTable } from "../../db/schema.ts";

/** Whose file it is. The link of a member opens no more than what that member sent or has in their answers. */
export interface Sender {
  readonly orderId: number;
  /** `order`, `staff`, or `member` and the id of their key. */
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

export interface Kept {
  readonly files: number;
  readonly bytes: number;
}

/** What is kept of an order's files that no player answers by: of one sender, and of all its members' links. */
export async function sumUnnamed(
  db: Db | Tx,
  { orderId, sentBy }: Sender,
): Promise<{ readonly own: Kept; readonly ofMembers: Kept }> {
  const { rows } = await sql<{ sentBy: string; files: number; bytes: number }>`
    select f.sent_by, count(*)::bigint as files, sum(octet_length(f.bytes))::bigint as bytes
    from answer_files f where f.order_id = ${orderId} and ${isUnnamed} group by f.sent_by`.execute(db);
  const sumOf = (counted: (sender: string) => boolean): Kept => {
    const found = rows.filter((row) => counted(row.sentBy));
    return {
      files: found.reduce((sum, { files }) => sum + files, 0),
      bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
  return { own: sumOf((sender) => sender === sentBy), ofMembers: sumOf((sender) => sender.startsWith("member ")) };
}

/** What decides whether players of an order may answer by a file. */
export async function loadAsking(db: Db | Tx, { eventId, orderId }: { eventId: number; orderId: number }) {
  return db
    .selectFrom("orders as o")
    .innerJoin("events as e", "e.id", "o.eventId")
    .select(["o.state", "o.deadlineAt", "o.places", "e.state as eventState", "e.archivedAt"])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom("questions").select("id").where("eventId", "=", eb.ref("o.eventId")).where("kind", "=", "file"),
        )
        .as("asks"),
    )
    .where("o.eventId", "=", eventId)
    .where("o.id", "=", orderId)
    .executeTakeFirst();
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

/** The file `f` is of an order that ended before an instant without any money, also of a slip. */
export const isOfEnded = (before: InstantMs) => sql<boolean>`exists (
  select from orders o
  where o.id = f.order_id and o.state in ('expired', 'cancelled')
    and not exists (select from payment_lines l where l.order_id = o.id)
    and not exists (select from transfer_orders t where t.order_id = o.id)
    and (select max(s.at) from order_steps s where s.order_id = o.id) < ${instant(before)})`;

/** Orders that have files although they ended before an instant without any money. */
export async function findEndedWithFiles(db: Db, before: InstantMs): Promise<number[]> {
  const rows = await db
    .selectFrom("answerFiles as f")
    .select("orderId")
    .distinct()
    .where(isOfEnded(before))
    .orderBy("orderId")
    .execute();
  return rows.map(({ orderId }) => orderId);
}
