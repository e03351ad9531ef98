import type { BodyOf } from "@time-event/contract/endpoint";
import { webRegisterModelDelete, webRegisterModelSave } from "@time-event/contract/orders";
import { teamSizes } from "@time-event/domain/orders/eligibility";
import { takesPlaces } from "@time-event/domain/orders/order-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import type { Tx } from "../../db/connection.ts";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { loadCategories, type StoredCategory } from "../categories/categories.queries.ts";
import { freePlaces } from "../places/places.service.ts";
import { reasonsAgainst } from "./entry-reasons.ts";
import { holdAgain, takeFor } from "./hold-places.ts";
import { quoteOf, showOrder } from "./order-reply.ts";
import { deadlineOf, openOrder } from "./order-steps.ts";
import { loadOrderEvent } from "./orders.queries.ts";
import {
  deleteOrderEntry,
  forgetQuote,
  insertOrderEntry,
  replacePersons,
  updateDeadline,
  updateOrderEntry,
} from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";
import { personOf, playersOfForm } from "./players-of-form.ts";

const save = webRegisterModelSave;

/** What the holder of an order chooses: each change takes or frees places in its own transaction. */
export function createEntryChoice(clock: () => InstantMs): {
  readonly save: Submitted<typeof webRegisterModelSave>;
  readonly remove: Submitted<typeof webRegisterModelDelete>;
} {
  return {
    save: {
      /** @throws NotFound, Refused */
      work: async (tx, form, { key }) => {
        const now = clock();
        const event = await loadOrderEvent(tx, { id: key.eventId });
        const opened = await openOrder(tx, key.eventId, Number(key.subject), now);
        if (!event.isOpen) throw new Refused(save, ["entries_closed"]);
        if (opened.state !== "held" && opened.state !== "expired") throw new Refused(save, ["fixed"]);
        const categories = await loadCategories(tx, event.id);
        const before = opened.entries.find((entry) => entry.id === form.id);
        if (form.id !== undefined && !before) throw new Refused(save, [{ path: "id", code: "unknown" }]);
        const category = categories.find(({ code }) => code === form.category);
        if (!category) throw new Refused(save, [{ path: "category", code: "unknown" }]);

        const { players, problems } = playersOfForm(form.players, event.startsOn);
        const reasons = [
          ...problems,
          ...sizeReasons(form, category),
          ...(await reasonsAgainst(tx, event, categories, { id: before?.id, category, players })),
        ];
        if (reasons.length > 0) throw new Refused(save, reasons);

        const order = opened.state === "expired" ? await holdAgain(tx, save, opened, before, now) : opened;
        const entry = {
          categoryId: category.id,
          team: tidyText(form.team),
          players,
          places: placesOf(form, category),
        };
        const id = await store(tx, order, { before, entry, category, now });
        const persons = players.flatMap((player) => personOf(player)?.person ?? []);
        await replacePersons(tx, id, event.id, persons);
        await updateDeadline(tx, order.id, deadlineOf(order, now));
        return { data: await showOrder(tx, event.id, order.id, now), meta: {} };
      },
    },

    remove: {
      /** @throws NotFound, Refused */
      work: async (tx, { id }, { key }) => {
        const now = clock();
        const order = await openOrder(tx, key.eventId, Number(key.subject), now);
        if (order.state !== "held" && order.state !== "expired") throw new Refused(webRegisterModelDelete, ["fixed"]);
        const entry = order.entries.find((each) => each.id === id);
        if (!entry) throw new Refused(webRegisterModelDelete, [{ path: "id", code: "unknown" }]);
        await deleteOrderEntry(tx, id);
        if (takesPlaces(order.state)) {
          await freePlaces(tx, [entry]);
          await updateDeadline(tx, order.id, deadlineOf(order, now));
        } else {
          // the price that it had was for all of its entries
          await forgetQuote(tx, order.id);
        }
        return { data: await showOrder(tx, order.eventId, order.id, now), meta: {} };
      },
    },
  };
}

type Form = Pick<BodyOf<typeof webRegisterModelSave>, "size"> & { readonly players: readonly unknown[] };

/** A relay has one place on the course at a time; the members of a team all run it. */
function placesOf({ size, players }: Form, category: StoredCategory): number {
  if (category.entryKind !== "team") return 1;
  return Math.max(size ?? teamSizes(category).smallest, players.length);
}

function sizeReasons({ size }: Form, category: StoredCategory) {
  const { smallest, largest } = teamSizes(category);
  if (size === undefined || (size >= smallest && size <= largest)) return [];
  return [{ path: "size", code: size < smallest ? "team_too_small" : "team_too_large" } as const];
}

interface Change {
  readonly before: StoredOrder["entries"][number] | undefined;
  readonly entry: Omit<StoredOrder["entries"][number], "id" | "soldBefore">;
  readonly category: StoredCategory;
  readonly now: InstantMs;
}

/** Stores an entry with the places that it needs; returns its id. */
async function store(tx: Tx, order: StoredOrder, { before, entry, category, now }: Change): Promise<number> {
  const isKept = order.entries.find(({ id }) => id === before?.id);
  if (isKept && isKept.categoryId === entry.categoryId && isKept.places === entry.places) {
    await updateOrderEntry(tx, isKept.id, { ...entry, soldBefore: isKept.soldBefore });
    return isKept.id;
  }
  const soldBefore = await takeFor(tx, save, entry, isKept);
  const taken = { ...entry, soldBefore };
  const { unpriced } = quoteOf({ quote: null, entries: [{ ...taken, id: 0 }] }, [category], now);
  if (unpriced.length > 0) throw new Refused(save, [{ path: "category", code: "price_over" }]);
  if (before) await updateOrderEntry(tx, before.id, taken);
  return before?.id ?? insertOrderEntry(tx, order.id, taken);
}
