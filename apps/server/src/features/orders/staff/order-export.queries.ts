import type { ShippingAddress } from "@time-event/contract/order-contact";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import type { OrderState } from "@time-event/domain/orders/order-states";
import type { LocalName } from "@time-event/domain/race/local-name";
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
  readonly shipping: ShippingAddress | null;
  readonly addOns: readonly ChosenAddOn[];
  /** Of all its players. */
  readonly playersAddOns: readonly ChosenAddOn[];
}

/** Orders for a file, in the order of `ids`. */
export async function loadExported(db: Db, ids: readonly number[]): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    select o.reference, o.state, o.contact_name, o.contact_phone, o.contact_email, o.places, o.total_satang,
      o.paid_satang, o.created_at, o.deadline_at, o.made_by, o.shipping, o.add_ons,
      (select coalesce(jsonb_agg(chosen), '[]') from order_entries e, jsonb_array_elements(e.players) p,
        jsonb_array_elements(coalesce(p -> 'addOns', '[]')) chosen where e.order_id = o.id) as players_add_ons,
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

/** Somebody in an order, as a file has them. */
export interface ExportedPerson {
  readonly reference: string;
  readonly state: OrderState;
  readonly contactName: string;
  readonly category: string;
  readonly wave: LocalName | null;
  readonly team: string;
  readonly shipping: ShippingAddress | null;
  /** What was chosen once for the whole order: in the row of its first person alone. */
  readonly orderAddOns: readonly ChosenAddOn[];
  /** Of the entry of the race that they became; a relay has one for all. */
  readonly bib: string;
  /** What was left out has not been filled in. */
  readonly player: Partial<OrderPlayer>;
}

/** The people of orders for a file, in the order of `ids`; a place that nobody is named for has a row, too. */
export async function loadExportedPeople(db: Db, ids: readonly number[]): Promise<ExportedPerson[]> {
  const { rows } = await sql<ExportedPerson>`
    select o.reference, o.state, o.contact_name, c.code as category, e.team, coalesce(r.bib, '') as bib, o.shipping,
      case when row_number() over (partition by o.id order by e.id, l.n) = 1 then o.add_ons else '[]' end as order_add_ons,
      case when w.id is not null then jsonb_build_object('th', w.name_th, 'en', w.name_en) end as wave,
      coalesce(l.player, '{}') as player
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join orders o on o.id = wanted.id
    join order_entries e on e.order_id = o.id
    join categories c on c.id = e.category_id
    left join lateral jsonb_array_elements(e.players) with ordinality as l (player, n) on true
    left join lateral (
      select x.bib, x.wave_id from entries x
      where x.order_entry_id = e.id and (c.entry_kind <> 'team' or (
        lower(x.first_name) = lower(l.player ->> 'firstName') and lower(x.last_name) = lower(l.player ->> 'lastName')))
      order by x.withdrawn_at nulls first, x.id limit 1
    ) r on true
    left join waves w on w.id = coalesce(r.wave_id, e.wave_id)
    order by wanted.place, e.id, l.n`.execute(db);
  return rows;
}
