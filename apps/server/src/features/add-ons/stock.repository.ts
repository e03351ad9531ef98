import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/**
 * Changes how many of an add-on (option "") or of one of its options are taken, unless that would exceed the stock.
 * Whoever else changes the row waits, and then compares with what is stored by then.
 * @returns false: there are not enough, and nothing changed
 */
export async function changeStockTaken(tx: Tx, addOn: number, option: string, change: number): Promise<boolean> {
  const { rows } = await sql`
    update add_on_stock set taken = taken + ${change}
    where add_on_id = ${addOn} and option_code = ${option}
      and (${change} <= 0 or stock is null or taken + ${change} <= stock)
    returning taken`.execute(tx);
  return rows.length > 0;
}
