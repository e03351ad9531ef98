import type { OrderPlayer } from "@time-event/contract/order-player";

const storedName = "order_people";
const mostKept = 30;

type PeopleStorage = Pick<Storage, "getItem" | "setItem">;

/** Who was entered on this device, so that nobody types them again. */
export interface KnownPeople {
  /** The last first. */
  readonly list: () => readonly OrderPlayer[];
  readonly keep: (players: readonly OrderPlayer[]) => void;
  readonly forgetAll: () => void;
}

/** What is chosen belongs to one event; health and numbers of documents to nobody else at this device. */
const notKept = { medicalNote: "", nationalId: "", passport: "", addOns: [], answers: {} };

export function createKnownPeople(storage: () => PeopleStorage): KnownPeople {
  const read = (): OrderPlayer[] => {
    try {
      const found: unknown = JSON.parse(storage().getItem(storedName) ?? "[]");
      return Array.isArray(found)
        ? (found as OrderPlayer[])
            .filter((each) => typeof each?.firstName === "string")
            .map((each) => ({ ...each, ...notKept }))
        : [];
    } catch {
      return [];
    }
  };
  const write = (people: readonly OrderPlayer[]) => {
    try {
      storage().setItem(storedName, JSON.stringify(people));
    } catch {
      // the browser's settings forbid storing: they are typed again
    }
  };
  return {
    list: read,
    keep: (players) => {
      const named = players.filter(({ firstName }) => firstName !== "").map((each) => ({ ...each, ...notKept }));
      const isNew = (old: OrderPlayer) => !named.some((each) => nameOf(each) === nameOf(old));
      write([...named, ...read().filter(isNew)].slice(0, mostKept));
    },
    forgetAll: () => write([]),
  };
}

export function nameOf({ firstName, lastName }: Pick<OrderPlayer, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

export const knownPeople = createKnownPeople(() => localStorage);
