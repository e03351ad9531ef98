import type { Slip } from "@time-event/contract/order-payments";
import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import type { SlipsTable } from "../../db/schema.ts";

const columns = ["id", "hash", "width", "height", "codeKind", "bankCode", "reference", "paidOn"] as const;
export type StoredSlip = Pick<Selectable<SlipsTable>, (typeof columns)[number]>;

export async function findSlip(db: Db | Tx, orderId: number, id: number): Promise<StoredSlip | undefined> {
  return db.selectFrom("slips").select(columns).where("orderId", "=", orderId).where("id", "=", id).executeTakeFirst();
}

export async function findSlipByFile(db: Db | Tx, orderId: number, fileHash: string): Promise<StoredSlip | undefined> {
  return db
    .selectFrom("slips")
    .select(columns)
    .where("orderId", "=", orderId)
    .where("fileHash", "=", fileHash)
    .executeTakeFirst();
}

/** Others who add, hand in or put away a slip of the order wait until the transaction ends. */
export async function lockSlips(tx: Tx, orderId: number): Promise<void> {
  await tx.selectFrom("orders").select("id").where("id", "=", orderId).forNoKeyUpdate().execute();
}

export async function countSlips(db: Db | Tx, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom("slips")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("orderId", "=", orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Is the slip part of a transfer, whatever became of it? */
export async function isHandedIn(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom("transfers").select("id").where("slipId", "=", id).executeTakeFirst()) !== undefined;
}

/** Does a transfer show this picture, or its reference, already? The same as `transfers_count_once` refuses. */
export async function wasUsed(db: Db, { id, bankCode, reference }: StoredSlip): Promise<boolean> {
  const found = await db
    .selectFrom("transfers")
    .select("id")
    .where("state", "in", ["waiting", "verified", "refused"])
    .where((eb) => eb.or([eb("slipId", "=", id), sql<boolean>`payment_key = payment_key(${bankCode}, ${reference})`]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The slips with these ids, as their holders see them. */
export async function shownSlips(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Slip>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("slips")
    .select(columns)
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, shownSlip(row)]));
}

export function shownSlip({ id, width, height, codeKind, bankCode, reference, paidOn }: StoredSlip): Slip {
  const code = codeKind && {
    kind: codeKind as "bank" | "trueMoney",
    bankCode: bankCode!,
    reference: reference!,
    paidOn,
  };
  return { id, width, height, code };
}

/** The picture of a transfer's slip, for staff. */
export async function slipPicture(db: Db, eventId: number, transferId: number): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom("transfers")
    .innerJoin("slips", "slips.id", "transfers.slipId")
    .select("slips.bytes")
    .where("transfers.eventId", "=", eventId)
    .where("transfers.id", "=", transferId)
    .executeTakeFirst();
  return found?.bytes;
}
