import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { saysPaid } from "./order-payments.queries.ts";
import type { Origin } from "./order-origin.ts";

interface Unpaid extends Origin {
  readonly categoryId: number;
  readonly places: number;
}

/**
 * The places that unpaid orders from these networks take, by address and category. Whoever has handed in a slip with a bank's code
 * for about what they owe has done their part, and stands in nobody's way.
 */
export async function unpaidFrom(tx: Tx, eventId: number, origins: readonly Origin[]): Promise<Unpaid[]> {
  if (origins.length === 0) return [];
  const networks = [...new Set(origins.map(({ network }) => network))];
  const { rows } = await sql<Unpaid>`
    select unpaid.from_place as place, unpaid.from_network as network, e.category_id, sum(e.places)::integer as places
    from orders unpaid join order_entries e on e.order_id = unpaid.id
    where unpaid.event_id = ${eventId} and unpaid.from_network = any(${networks}::text[])
      and not (unpaid.state = 'awaiting_payment' and ${saysPaid("unpaid", { withCode: true })})
    group by 1, 2, 3`.execute(tx);
  return rows;
}
