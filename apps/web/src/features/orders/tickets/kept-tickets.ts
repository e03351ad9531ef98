import type { Tickets } from "./tickets-of.ts";

/** The tickets of this device: they must show where there is no network. */
export interface KeptTickets {
  /** Null: none are kept of this order. */
  readonly read: (reference: string) => Tickets | null;
  /** @param tickets null: the order has none any more */
  readonly keep: (reference: string, tickets: Tickets | null) => void;
}

const storedName = "order_tickets";
const mostKept = 20;

/** @param storage asked each time: naming storage throws when it is forbidden, and then nothing is kept */
export function createKeptTickets(storage: () => Pick<Storage, "getItem" | "setItem">): KeptTickets {
  function all(): readonly Tickets[] {
    try {
      const kept: unknown = JSON.parse(storage().getItem(storedName) ?? "[]");
      return Array.isArray(kept) ? (kept as readonly Tickets[]) : [];
    } catch {
      return [];
    }
  }

  return {
    read: (reference) => all().find((each) => each.reference === reference) ?? null,
    keep: (reference, tickets) => {
      const others = all().filter((each) => each.reference !== reference);
      const next = tickets ? [tickets, ...others].slice(0, mostKept) : others;
      try {
        storage().setItem(storedName, JSON.stringify(next));
      } catch {
        // with a network, the page shows them all the same
      }
    },
  };
}

export const keptTickets = createKeptTickets(() => localStorage);
