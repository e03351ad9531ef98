import { webRegisterSave } from "@time-event/contract/order-keeping";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StoredCategory } from "../categories/categories.queries.ts";
import { issueOrderKeys } from "../keys/issued-keys.service.ts";
import { insertNewOrders } from "./begin-orders.repository.ts";
import { type Beginning, type FirstPlace, takeFirstPlaces } from "./first-places.ts";
import type { Origin } from "./order-origin.ts";
import { deadlineOf } from "./order-steps.ts";
import type { OrderEvent } from "./orders.queries.ts";
import type { StoredOrder } from "./orders.types.ts";
import { makeReference } from "./reference.ts";

export interface Begun {
  readonly order: StoredOrder;
  readonly key: string;
  /** Those of the event, if it has an entry. */
  readonly categories: readonly StoredCategory[];
}

/**
 * Begins orders of one event, each with a place in the category that was chosen, or not at all: who comes first is served
 * first. However many they are, each counter is changed once, and all are stored by two statements.
 * @returns for each, in their order
 */
export async function beginOrders(
  tx: Tx,
  event: OrderEvent,
  beginnings: readonly Beginning[],
  now: InstantMs,
): Promise<readonly (Begun | Refused)[]> {
  if (!event.isOpen) return beginnings.map(() => new Refused(webRegisterSave, ["entries_closed"]));
  const taking = await takeFirstPlaces(tx, event, beginnings, now);
  const granted = taking.places.flatMap((place, at) =>
    place instanceof Refused || place === "full"
      ? []
      : [{ place, language: beginnings[at]!.language, origin: beginnings[at]!.origin }],
  );
  const stored = (await storeNew(tx, event.id, granted, now)).values();
  const whyFull = await taking.whyFull();
  // the same refusal serves all who hear it
  const full = { category_full: refusalOf("category_full"), places_held: refusalOf("places_held") };
  return taking.places.map((place, at) => {
    if (place instanceof Refused) return place;
    if (place !== "full") return { ...stored.next().value!, categories: taking.categories };
    return full[whyFull(beginnings[at]!)];
  });
}

const refusalOf = (code: "category_full" | "places_held") => new Refused(webRegisterSave, [{ path: "category", code }]);

interface Granted {
  /** Null: the order has no entry yet. */
  readonly place: FirstPlace | null;
  readonly language: "th" | "en";
  readonly origin: Origin;
}

async function storeNew(
  tx: Tx,
  eventId: number,
  granted: readonly Granted[],
  now: InstantMs,
): Promise<Omit<Begun, "categories">[]> {
  if (granted.length === 0) return [];
  const deadlineAt = deadlineOf({ heldAt: now }, now);
  const references = new Set<string>();
  while (references.size < granted.length) references.add(makeReference());
  const rows = [...references].map((reference, at) => ({ reference, ...granted[at]! }));
  const ids = await insertNewOrders(tx, { eventId, heldAt: now, deadlineAt }, rows);
  const keys = await issueOrderKeys(
    tx,
    rows.map(({ reference }, at) => ({ eventId, id: ids[at]!.id, reference })),
    now,
  );
  return rows.map(({ place, language, origin, reference }, at) => {
    const { id, entryId } = ids[at]!;
    return {
      key: keys[at]!,
      order: {
        ...emptyOrder,
        consents: [],
        id,
        eventId,
        reference,
        language,
        origin,
        heldAt: now,
        deadlineAt,
        entries: place && entryId !== null ? [{ ...newEntry(place), id: entryId }] : [],
      },
    };
  });
}

const newEntry = (place: FirstPlace) => ({ ...place, waveId: null, team: "", players: [] });

/** An order of which nothing was filled in. */
const emptyOrder = {
  state: "held",
  contact: { name: "", phone: "", email: "" },
  addOns: [],
  shipping: null,
  code: null,
  quote: null,
} as const;
