import type { OrderState } from "@time-event/domain/orders/order-states";
import { sql } from "kysely";
import type { Db } from "../../../db/connection.ts";

export interface ExportedOrder {
  readonly reference: string;
  readonly state: OrderState;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly categories: string;
  readonly places: number;
  readonly players: string;
  readonly totalSatang: number | null;
  readonly paidSatang: number;
  readonly createdAt: number;
  readonly deadlineAt: number | null;
  readonly madeBy: string | null;
}

/** Orders for a file, in the order of `ids`. */
export async function loadExported(db: Db, ids: readonly number[]): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    select o.reference, o.state, o.contact_name, o.contact_phone, o.contact_email, o.places, o.total_satang,
      o.paid_satang, o.created_at, o.deadline_at, o.made_by,
      array_to_string(array(select c.code from categories c where c.id = any(o.category_ids) order by c.position), ', ')
        as categories,
      (select coalesce(string_agg(trim(concat_ws(' ', p ->> 'firstName', p ->> 'lastName')), ', ' order by e.id, n), '')
        from order_entries e, jsonb_array_elements(e.players) with ordinality as l (p, n) where e.order_id = o.id)
        as players
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join orders o on o.id = wanted.id
    order by wanted.place`.execute(db);
  return rows;
}
