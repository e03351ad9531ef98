import { webRegisterModelDelete, webRegisterModelSave } from "@time-event/contract/order-entries";
import { takesPlaces } from "@time-event/domain/orders/order-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import { thaiIdProblems } from "@time-event/domain/entries/thai-id";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import type { Tx } from "../../db/connection.ts";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import type { StoredCategory } from "../categories/categories.queries.ts";
import { claimsOf, exchangeClaims, wholeClaims } from "./claims.ts";
import { placesOf, sizeReasons } from "./entry-sizes.ts";
import { reasonsAgainst } from "./entry-reasons.ts";
import { isOpenedAlready, opens } from "./opened-categories.ts";
import { quoteOf } from "./order-quote.ts";
import { showOrder } from "./order-reply.ts";
import { deadlineOf, holdAgain, openOrder } from "./order-steps.ts";
import type { OriginOf } from "./order-origin.ts";
import { expectOwnShare } from "./order-shares.ts";
import { loadOrderEvent, type OrderEvent } from "./orders.queries.ts";
import {
  deleteOrderEntry,
  forgetQuote,
  insertOrderEntry,
  replacePersons,
  updateDeadline,
  updateOrderEntry,
} from "./orders.repository.ts";
import type { StoredOrder, StoredOrderEntry } from "./orders.types.ts";
import { loadSale, type Sale } from "./sale.queries.ts";
import { expectEnough, expectPlaceLeft } from "./shortages.ts";
import { personTrials } from "./person-trials.ts";
import { withMembersParts } from "./members/members-parts.ts";
import { marksOf, playersOfForm } from "./players-of-form.ts";

const save = webRegisterModelSave;

/** What the holder of an order chooses: each change takes or frees places in its own transaction. */
export function createEntryChoice(
  clock: () => InstantMs,
  originOf: OriginOf,
): {
  readonly save: Submitted<typeof webRegisterModelSave>;
  readonly remove: Submitted<typeof webRegisterModelDelete>;
} {
  return {
    save: {
      /** @throws NotFound, Refused */
      work: async (tx, form, { key, address }) => {
        const now = clock();
        const event = await loadOrderEvent(tx, { id: key.eventId });
        const opened = await openOrder(tx, key.eventId, Number(key.subject), now);
        if (!event.isOpen) throw new Refused(save, ["entries_closed"]);
        if (opened.state !== "held" && opened.state !== "expired") throw new Refused(save, ["fixed"]);
        const origin = opened.origin ?? (opened.state === "expired" ? await originOf(address, event.id) : null);
        const sale = await loadSale(tx, event.id);
        const before = opened.entries.find((entry) => entry.id === form.id);
        if (form.id !== undefined && !before) throw new Refused(save, [{ path: "id", code: "unknown" }]);
        if (!before && opened.entries.length >= event.mostEntries)
          throw new Refused(save, [{ path: "category", code: "too_many_entries" }]);
        const category = sale.categories.find(({ code }) => code === form.category);
        if (!category) throw new Refused(save, [{ path: "category", code: "unknown" }]);

        // who has a place in it keeps it
        if (category.hidden && before?.categoryId !== category.id) {
          if (!opens(opened.code, category.id, now)) throw new Refused(save, [{ path: "category", code: "unknown" }]);
          const others = { entries: opened.entries.filter((each) => each !== before) };
          if (isOpenedAlready(others, sale, opened.code))
            throw new Refused(save, [{ path: "category", code: "code_used_up" }]);
        }
        // a wave of another category is left with it
        const wave = waveOf(form.wave === undefined ? before?.waveId : form.wave, sale, category);
        if (wave === undefined) throw new Refused(save, [{ path: "wave", code: "unknown" }]);
        const { players, problems } = playersOfForm(await withMembersParts(tx, before, form.players), {
          event,
          sale,
          category,
        });
        const reasons = [
          ...problems,
          ...thaiIdProblems({ team: form.team }),
          ...sizeReasons(form, category),
          ...(await reasonsAgainst(tx, event, sale, { id: before?.id, orderId: opened.id, category, players })),
        ];
        if (reasons.length > 0) throw new Refused(save, reasons);

        const entry = {
          categoryId: category.id,
          waveId: wave,
          team: tidyText(form.team),
          players,
          places: placesOf(form, category),
        };
        // a first tap takes nothing but places
        if (!before && players.length === 0 && wave === null) {
          await expectPlaceLeft(tx, save, sale.categories, entry, opened.id);
        }
        const id = await store(tx, { ...opened, origin }, { before, entry, event, sale, now });
        const persons = players.flatMap((player) => marksOf(player).map(({ person }) => person));
        await replacePersons(tx, id, event.id, persons);
        const heldAt = opened.state === "expired" ? now : opened.heldAt;
        await updateDeadline(tx, opened.id, deadlineOf({ heldAt }, now));
        return { data: await showOrder(tx, event.id, opened.id, now), meta: {} };
      },
      trial: { of: ({ players }, caller) => personTrials(players, caller) },
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
          const entries = order.entries.filter((each) => each !== entry);
          await exchangeClaims(tx, claimsOf(order), wholeClaims({ ...order, entries }));
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

/** The wave that is meant; null: none. Undefined: there is no such wave. */
function waveOf(
  wanted: number | null | undefined,
  { waves }: Sale,
  category: StoredCategory,
): number | null | undefined {
  if (wanted === null || wanted === undefined) return null;
  const found = waves.find(({ id }) => id === wanted);
  return found && (found.categoryId === category.id ? found.id : null);
}

interface Change {
  readonly before: StoredOrderEntry | undefined;
  readonly entry: Omit<StoredOrderEntry, "id" | "soldBefore">;
  readonly event: OrderEvent;
  readonly sale: Sale;
  readonly now: InstantMs;
}

/**
 * Stores an entry with all that it needs, and takes what an expired order had again; returns its id.
 * @throws Refused
 */
async function store(tx: Tx, order: StoredOrder, { before, entry, event, sale, now }: Change): Promise<number> {
  const wanted = { ...entry, id: before?.id };
  const others = order.entries.filter((each) => each !== before);
  const claims = wholeClaims({ ...order, entries: [...others, wanted] });
  const had = claimsOf(order);
  const exchanged = await exchangeClaims(tx, had, claims);
  await expectEnough(tx, save, exchanged, { ...order, players: entry.players });
  await expectOwnShare(tx, save, order, { event, ...sale, had, wanted: claims, now });
  if (order.state === "expired") await holdAgain(tx, order, exchanged.soldBefore, { origin: order.origin!, now });

  const takenNow = exchanged.soldBefore.get(wanted);
  const stored = { ...entry, soldBefore: takenNow ?? before!.soldBefore };
  if (takenNow !== undefined) {
    const alone = { quote: null, addOns: [], code: null, entries: [{ ...stored, id: 0 }] };
    if (quoteOf(alone, sale, now).unpriced.length > 0) {
      throw new Refused(save, [{ path: "category", code: "price_over" }]);
    }
  }
  if (before) await updateOrderEntry(tx, before.id, stored);
  return before?.id ?? insertOrderEntry(tx, order.id, stored);
}
