import type { Tickets } from "./tickets-of.ts";

/** The tickets of this device: they must show where there is no network. Kept by the order's reference, or a member's key. */
export interface KeptTickets {
  /** Null: none are kept of it. */
  readonly read: (of: string) => Tickets | null;
  /** @param tickets null: there are none any more */
  readonly keep: (of: string, tickets: Tickets | null) => void;
}

/** Left out: of the order that the tickets name. */
type Kept = Tickets & { readonly of?: string };

const storedName = "order_tickets";
const mostKept = 20;

const ownerOf = ({ of, reference }: Kept) => of ?? reference;

/** @param storage asked each time: naming storage throws when it is forbidden, and then nothing is kept */
export function createKeptTickets(storage: () => Pick<Storage, "getItem" | "setItem">): KeptTickets {
  function all(): readonly Kept[] {
    try {
      const kept: unknown = JSON.parse(storage().getItem(storedName) ?? "[]");
      return Array.isArray(kept) ? (kept as readonly Kept[]) : [];
    } catch {
      return [];
    }
  }

  return {
    read: (of) => all().find((each) => ownerOf(each) === of) ?? null,
    keep: (of, tickets) => {
      const others = all().filter((each) => ownerOf(each) !== of);
      const next = tickets
        ? [{ ...tickets, ...(of !== tickets.reference && { of }) }, ...others].slice(0, mostKept)
        : others;
      try {
        storage().setItem(storedName, JSON.stringify(next));
      } catch {
        // with a network, the page shows them all the same
      }
    },
  };
}

export const keptTickets = createKeptTickets(() => localStorage);
