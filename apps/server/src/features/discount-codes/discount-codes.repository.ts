import type { DiscountCodeForm } from "@time-event/contract/discount-codes";
import { sql } from "kysely";
import { timestampOrNull } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

const columnsOf = ({ code, endsAt, categoryIds, ...form }: DiscountCodeForm) => ({
  ...form,
  code: code.toUpperCase(),
  categoryIds: categoryIds && [...categoryIds],
  endsAt: timestampOrNull(endsAt),
});

export async function insertDiscountCode(
  tx: Tx,
  eventId: number,
  form: DiscountCodeForm,
  username: string,
): Promise<number> {
  const { id } = await tx
    .insertInto("discountCodes")
    .values({ ...columnsOf(form), eventId, changedBy: username })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDiscountCode(tx: Tx, id: number, form: DiscountCodeForm, username: string): Promise<void> {
  await tx
    .updateTable("discountCodes")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
}

export async function deleteDiscountCode(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("discountCodes").where("id", "=", id).execute();
}

/** For a category that is removed. A code of this category alone then makes nothing cheaper, not everything. */
export async function removeCategoryFromCodes(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await sql`
    update discount_codes set category_ids = array_remove(category_ids, ${categoryId}::bigint), revision = revision + 1
    where event_id = ${eventId} and ${categoryId} = any(category_ids)`.execute(tx);
}

/**
 * Changes how many orders use a code, unless that would exceed its limit. Whoever else changes the row waits, and then
 * compares with what is stored by then.
 * @returns whether each person can use it once; undefined: it is used up, and nothing changed
 */
export async function changeUsed(
  tx: Tx,
  id: number,
  change: 1 | -1,
): Promise<{ readonly oncePerPerson: boolean } | undefined> {
  const { rows } = await sql<{ oncePerPerson: boolean }>`
    update discount_codes set used = used + ${change}
    where id = ${id} and (${change} < 0 or uses is null or used < uses)
    returning once_per_person as "oncePerPerson"`.execute(tx);
  return rows[0];
}

export async function deletePersons(tx: Tx, codeId: number, orderId: number): Promise<void> {
  await tx.deleteFrom("discountCodePersons").where("codeId", "=", codeId).where("orderId", "=", orderId).execute();
}

/**
 * Notes who uses a code. Somebody who does so in another order at the same time waits until the other has ended.
 * @returns how many of them had not used it
 */
export async function insertPersons(
  tx: Tx,
  codeId: number,
  orderId: number,
  persons: readonly string[],
): Promise<number> {
  if (persons.length === 0) return 0;
  const rows = await tx
    .insertInto("discountCodePersons")
    .values(persons.map((person) => ({ codeId, orderId, person })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("person")
    .execute();
  return rows.length;
}

export async function deletePerson(tx: Tx, orderId: number, person: string): Promise<void> {
  await tx.deleteFrom("discountCodePersons").where("orderId", "=", orderId).where("person", "=", person).execute();
}
