import type { ReplyOf } from "@time-event/contract/endpoint";
import { orderMove, type orderMovePreview } from "@time-event/contract/order-moves";
import { placesLeft } from "@time-event/domain/places/places-left";
import { teamSizes } from "@time-event/domain/orders/eligibility";
import type { InstantMs } from "@time-event/domain/time/instant";
import type * as z from "zod/mini";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { Tx } from "../../../db/connection.ts";
import { Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import type { StoredCategory } from "../../categories/categories.queries.ts";
import { edit } from "../../edits/edit.service.ts";
import { lockEvent } from "../../edits/locks.queries.ts";
import { moveOrdered } from "../../entries/move-ordered.service.ts";
import { announceResults, holdResults } from "../../results/results.service.ts";
import { placesOf } from "../entry-sizes.ts";
import { claimsOf, exchangeClaims, wholeClaims } from "../claims.ts";
import { reasonsAgainst } from "../entry-reasons.ts";
import { openOrder } from "../order-steps.ts";
import { loadOrder, loadOrderEvent } from "../orders.queries.ts";
import { updateOrderEntry, updateQuote } from "../orders.repository.ts";
import type { StoredOrder, StoredOrderEntry } from "../orders.types.ts";
import { loadSale, type Sale } from "../sale.queries.ts";
import { whyNoPlaces } from "../shortages.ts";
import { settleIfPaid } from "../settle-order.service.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { feesOf, type Found, priceMoved, withItsTail } from "./moved-price.ts";
import { subjectOf } from "./order-record.service.ts";

type Move = z.output<(typeof orderMove)["body"]>;
type Asked = z.output<(typeof orderMovePreview)["body"]>;

export function createOrderMoves({ db, clock, tellContact }: OrderDeskParts) {
  return {
    /** @throws NotFound, Refused */
    preview: (asked: Asked): Promise<ReplyOf<typeof orderMovePreview>> =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const found = await findMove(tx, asked, now, await loadOrder(tx, asked.eventId, asked.id));
        const moved = priceMoved(found, found.to.entered, now);
        return {
          data: {
            differenceSatang: moved?.differenceSatang ?? null,
            placesLeft: placesLeftFor(found),
            waves: wavesOf(found.sale, found.to).map(({ id, name, startsAt, capacity, taken }) => ({
              id,
              name,
              startsAt,
              left: capacity === null ? null : Math.max(0, capacity - taken),
            })),
            wave: found.after.waveId,
          },
          meta: {},
        };
      }),

    /** @throws NotFound, Refused */
    move: async (form: Move, caller: StaffCaller): Promise<ReplyOf<typeof orderMove>> => {
      const { eventId, id } = form;
      const reply = await edit(db, caller, orderMove, async (tx) => {
        const now = clock();
        // before the order, as every change of the race's entries has it
        await lockEvent(tx, eventId);
        const found = await findMove(tx, form, now, await openOrder(tx, eventId, id, now));
        const { order, entry, from, to } = found;
        // only the wave changes: the price stays as it was
        const isSame = to.id === from.id;
        if (isSame && found.after.waveId === entry.waveId)
          throw new Refused(orderMove, [{ path: "wave", code: "required" }]);
        const soldBefore =
          order.state === "confirmed" ? await moveInRace(tx, found, caller) : await moveHeld(tx, found);
        const moved = priceMoved(found, soldBefore, now);
        const differenceSatang = moved?.differenceSatang ?? null;
        if (differenceSatang !== form.differenceSatang)
          throw new Refused(orderMove, [{ path: "differenceSatang", code: "changed_since" }]);
        const { id: _id, ...columns } = found.after;
        await updateOrderEntry(tx, entry.id, { ...columns, soldBefore: isSame ? entry.soldBefore : soldBefore });
        if (moved && !isSame && form.difference === "apply")
          await updateQuote(tx, id, await withItsTail(tx, order, moved.quote, now));
        const { language } = order;
        const [before, after] = [placeText(found, entry, language), placeText(found, found.after, language)];
        await tellContact(tx, order, "moved", { from: before, to: after });
        // a cheaper category may be paid already
        const outcome = await settleIfPaid(tx, [{ id, eventId }], { now, tellContact });
        const state = outcome.get(id) === "settled" ? "confirmed" : order.state;
        return {
          reply: { data: { state }, meta: {} },
          change: {
            eventId,
            subject: subjectOf(order),
            before: { category: from.code, wave: waveName(found, entry) },
            after: {
              category: to.code,
              wave: waveName(found, found.after),
              difference: form.difference,
              differenceSatang,
            },
            reason: form.reason,
          },
        };
      });
      await announceResults(db, eventId);
      return reply;
    },
  };
}

/** @throws Refused with everything that speaks against it, but for places */
async function findMove(
  tx: Tx,
  { eventId, entryId, category: code, wave }: Asked,
  now: InstantMs,
  order: StoredOrder,
): Promise<Found> {
  if (order.state !== "held" && order.state !== "awaiting_payment" && order.state !== "confirmed")
    throw new Refused(orderMove, ["fixed"]);
  const sale = await loadSale(tx, eventId);
  const entry = order.entries.find((each) => each.id === entryId);
  if (!entry) throw new Refused(orderMove, [{ path: "entryId", code: "unknown" }]);
  const from = sale.categories.find(({ id }) => id === entry.categoryId)!;
  const to = sale.categories.find((each) => each.code === code);
  const isSame = to?.id === from.id;
  // within its category an entry can change its wave
  if (!to || (isSame && wavesOf(sale, to).length === 0))
    throw new Refused(orderMove, [{ path: "category", code: "unknown" }]);
  // one entry of the race for a relay, one for each member of a team
  if (to.entryKind !== from.entryKind) throw new Refused(orderMove, [{ path: "category", code: "other_entry_kind" }]);
  const event = await loadOrderEvent(tx, { id: eventId });
  const entering = { id: entry.id, orderId: order.id, category: to, players: entry.players };
  const reasons = isSame ? [] : await reasonsAgainst(tx, event, sale, entering);
  // the places that were sold go along
  const isTooMany = !isSame && to.entryKind === "team" && entry.places > teamSizes(to).largest;
  const tooMany = isTooMany ? [{ path: "category", code: "team_too_large" } as const] : [];
  if (reasons.length + tooMany.length > 0) throw new Refused(orderMove, [...reasons, ...tooMany]);
  const places = isSame ? entry.places : placesOf({ size: entry.places, players: entry.players }, to);
  const waveId = wave ?? (isSame ? entry.waveId : waveIn(sale, to, order, places));
  const after = { ...entry, categoryId: to.id, waveId, places };
  if (wave && !wavesOf(sale, to).some(({ id }) => id === wave))
    throw new Refused(orderMove, [{ path: "wave", code: "unknown" }]);
  const found = { order, entry, from, to, after, sale };
  const isOver = !isSame && order.quote !== null && feesOf(found, to.entered, now) === undefined;
  if (isOver) throw new Refused(orderMove, [{ path: "category", code: "price_over" }]);
  return found;
}

/**
 * The wave of its old category is left with it. The contact of an order that is not confirmed chooses another one; else
 * it is the first to start that has room. If none has, the first one refuses it.
 */
function waveIn(sale: Sale, to: StoredCategory, { state }: StoredOrder, places: number): number | null {
  if (state === "held") return null;
  const own = wavesOf(sale, to);
  const hasRoom = own.find(({ capacity, taken }) => capacity === null || taken + places <= capacity);
  return (hasRoom ?? own[0])?.id ?? null;
}

const wavesOf = ({ waves }: Sale, { id }: StoredCategory) => waves.filter(({ categoryId }) => categoryId === id);

const waveName = ({ sale }: Found, { waveId }: StoredOrderEntry): string | null =>
  sale.waves.find(({ id }) => id === waveId)?.name.th ?? null;

/** A category and a wave of it as a letter names them. */
function placeText({ sale }: Found, { categoryId, waveId }: StoredOrderEntry, language: "th" | "en"): string {
  const category = sale.categories.find(({ id }) => id === categoryId)!.name;
  const wave = sale.waves.find(({ id }) => id === waveId)?.name;
  const names = wave ? [category, wave] : [category];
  return names.map((name) => inLanguage(name, language)).join(" · ");
}

/** How many can move like this. The entry has the places already that both categories share, and all within its own. */
function placesLeftFor({ from, to, after, sale }: Found): number | null {
  const pools = to.pools.filter((pool) => !from.pools.some(({ id }) => id === pool.id));
  const waves = sale.waves.filter(({ id }) => id === after.waveId);
  const own = to.id === from.id ? [] : [{ capacity: to.capacity, taken: to.entered }];
  return placesLeft([...own, ...pools, ...waves]);
}

/** Takes the new places of an order that is not paid, and frees the old ones. @returns how many were taken before */
async function moveHeld(tx: Tx, { order, entry, after }: Found): Promise<number> {
  // it may be paid by this: whoever confirms takes the version of the results before the places
  await holdResults(tx, order.eventId);
  const entries = order.entries.map((each) => (each === entry ? after : each));
  const exchanged = await exchangeClaims(tx, claimsOf(order), wholeClaims({ ...order, entries }));
  const soldBefore = exchanged.soldBefore.get(after);
  if (soldBefore === undefined) return refuseFull(tx, order, after);
  if (exchanged.waves.length > 0) throw new Refused(orderMove, [{ path: "category", code: "wave_full" }]);
  return soldBefore;
}

/** The same for what is in the race already. */
async function moveInRace(
  tx: Tx,
  { order, entry, from, after, to }: Found,
  { username }: StaffCaller,
): Promise<number> {
  const race = { eventId: order.eventId, orderEntryId: entry.id, from: from.id };
  const outcome = await moveOrdered(tx, race, { categoryId: to.id, waveId: after.waveId, username });
  if (outcome === "category_full") return refuseFull(tx, order, after);
  if (outcome === "wave_full") throw new Refused(orderMove, [{ path: "category", code: outcome }]);
  return to.entered;
}

/** "Sold out" and "held, may come back" are different answers. */
async function refuseFull(tx: Tx, order: StoredOrder, after: StoredOrderEntry): Promise<never> {
  throw new Refused(orderMove, [{ path: "category", code: await whyNoPlaces(tx, order, [after]) }]);
}
