import type { DiscountCode } from "@time-event/contract/discount-codes";
import type { Db, Tx } from "../../db/connection.ts";

const columns = [
  "id",
  "code",
  "kind",
  "value",
  "leastSatang",
  "categoryIds",
  "endsAt",
  "uses",
  "used",
  "oncePerPerson",
  "revision",
  "changedAt",
  "changedBy",
] as const;

const toCode = <Row extends { readonly categoryIds: unknown }>(row: Row) => ({
  ...row,
  categoryIds: row.categoryIds as number[] | null,
});

/** The codes of an event, by their letters. */
export async function loadDiscountCodes(db: Db | Tx, eventId: number): Promise<DiscountCode[]> {
  const rows = await db
    .selectFrom("discountCodes")
    .select(columns)
    .where("eventId", "=", eventId)
    .orderBy("code")
    .execute();
  return rows.map(toCode);
}

/** @param lock keeps orders from taking or giving back the code until the transaction ends */
export async function findDiscountCode(
  db: Db | Tx,
  eventId: number,
  by: { readonly id: number | null } | { readonly code: string },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<DiscountCode | undefined> {
  const row = await db
    .selectFrom("discountCodes")
    .select(columns)
    .where("eventId", "=", eventId)
    .$if("id" in by, (query) => query.where("id", "=", (by as { id: number | null }).id ?? 0))
    .$if("code" in by, (query) => query.where("code", "=", (by as { code: string }).code.toUpperCase()))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && toCode(row);
}

/** Keeps orders from taking or giving back codes until the transaction ends. */
export async function lockDiscountCodes(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom("discountCodes")
    .select("id")
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
}
