import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/**
 * Changes how many places of a category are taken, unless that would exceed its capacity. Whoever else changes the row
 * waits, and then compares with what is stored by then.
 * @returns how many are taken now; undefined: there are not enough, and nothing changed
 */
export async function changeTaken(tx: Tx, categoryId: number, change: number): Promise<number | undefined> {
  const { rows } = await sql<{ taken: number }>`
    update category_places set taken = taken + ${change}
    where category_id = ${categoryId} and (${change} <= 0 or capacity is null or taken + ${change} <= capacity)
    returning taken`.execute(tx);
  return rows[0]?.taken;
}
