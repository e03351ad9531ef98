import type { OrderPlayer } from "@time-event/contract/order-player";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

type Extras = Partial<Pick<OrderPlayer, "answers" | "addOns">>;

/** What the players of orders answered and chose, by the entry of the race that each has become. */
export async function loadOrderedExtras(db: Db, entryIds: readonly number[]): Promise<ReadonlyMap<number, Extras>> {
  // they were stored in the order of the players; a relay is one entry, with its first player's
  const { rows } = await sql<{ id: number; player: Extras | null }>`
    select p.id, o.players -> p.position::int as player from (
      select id, order_entry_id, row_number() over (partition by order_entry_id order by id) - 1 as position
      from entries where order_entry_id in (select order_entry_id from entries where id = any(${entryIds}::bigint[]))
    ) p join order_entries o on o.id = p.order_entry_id
    where p.id = any(${entryIds}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, player }) => [id, player ?? {}]));
}
