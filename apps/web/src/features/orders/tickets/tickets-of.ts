import type { EventPage } from "@time-event/contract/events";
import type { Text } from "@time-event/contract/fields";
import type { Order } from "@time-event/contract/orders";
import type { Bibs } from "./use-bibs.ts";

/** One entry of a confirmed order, with all that its ticket says: enough to show it without a network. */
export interface Ticket {
  /** What the desk scans. */
  readonly code: string;
  readonly category: Text;
  /** "": no team. */
  readonly team: string;
  readonly names: readonly string[];
  /** Left out by tickets that were kept before there were any. */
  readonly bibs?: readonly string[];
}

export interface Tickets {
  readonly reference: string;
  readonly event: Pick<EventPage, "name" | "venue" | "province" | "startsOn" | "endsOn">;
  readonly tickets: readonly Ticket[];
}

/** The tickets of an order; null: it is not confirmed, so nobody has a place to show. */
export function ticketsOf(order: Order, event: EventPage, bibs: Bibs): Tickets | null {
  if (order.state !== "confirmed" || order.entries.length === 0) return null;
  const { name, venue, province, startsOn, endsOn } = event;
  return {
    reference: order.reference,
    event: { name, venue, province, startsOn, endsOn },
    tickets: order.entries.map(({ id, category: code, team, players }) => {
      const category = event.categories.find((each) => each.code === code);
      const names = players.map(
        (player) =>
          `${player.firstName} ${player.lastName}`.trim() || `${player.firstNameEn} ${player.lastNameEn}`.trim(),
      );
      return {
        code: ticketCode(order.reference, id),
        category: category?.name ?? { th: code, en: code },
        team,
        names: names.filter(Boolean),
        bibs: bibs.get(id) ?? [],
      };
    }),
  };
}

/**
 * What the QR code of a ticket says: capital letters, digits and a colon, which make a small code. It opens nothing: the
 * desk looks it up. @example ticketCode("K7M2P9QX", 12) // "K7M2P9QX:12"
 */
export function ticketCode(reference: string, entry: number): string {
  return `${reference}:${entry}`;
}
