import type { OrderPlayer } from "@time-event/contract/order-player";
import type { EntryExtras } from "@time-event/domain/entries/extras-of-entry";
import { playerOfEntry } from "@time-event/domain/entries/player-of-entry";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

/** What an entry of the race has answered and chosen, and where that stands. */
export interface FoundExtras extends EntryExtras {
  /** The player of an order; null: with the entry itself. */
  readonly player: { readonly orderId: number; readonly orderEntryId: number; readonly position: number } | null;
}

interface Row {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly isRelay: boolean;
  readonly orderId: number | null;
  readonly orderEntryId: number | null;
  readonly own: EntryExtras;
  readonly players: readonly OrderPlayer[] | null;
}

/**
 * What entries of an event have answered and chosen, wherever they come from: the only place that says it of an entry. One is
 * missing where it is of an order and nobody can tell which of its players it is.
 */
export async function loadEntryExtras(
  db: Db | Tx,
  eventId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FoundExtras>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select e.id, e.first_name, e.last_name, e.birth_date, c.entry_kind = 'relay' as is_relay, e.order_id, e.order_entry_id,
      jsonb_build_object('answers', e.answers, 'addOns', e.add_ons) as own, o.players
    from entries e join categories c on c.id = e.category_id left join order_entries o on o.id = e.order_entry_id
    where e.event_id = ${eventId} and e.id = any(${ids}::bigint[])`.execute(db);
  return new Map(
    rows.flatMap((row) => {
      const found = extrasOf(row);
      return found ? [[row.id, found] as const] : [];
    }),
  );
}

function extrasOf({ orderId, orderEntryId, players, own, ...person }: Row): FoundExtras | undefined {
  if (orderId === null) return { ...own, player: null };
  if (orderEntryId === null || players === null) return undefined;
  const position = playerOfEntry(players, person);
  if (position === undefined) return undefined;
  const { answers = {}, addOns = [] } = players[position] as Partial<OrderPlayer>;
  return { answers, addOns, player: { orderId, orderEntryId, position } };
}
