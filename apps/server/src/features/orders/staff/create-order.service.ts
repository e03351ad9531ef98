import { orderCreate } from "@time-event/contract/desk-orders";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { OrderQuote } from "@time-event/contract/order-quote";
import type { ReasonOf } from "@time-event/contract/refusals";
import { tidyPhones } from "@time-event/domain/entries/phone-number";
import { tidyChoice } from "@time-event/domain/add-ons/chosen-add-ons";
import { timeToPay } from "@time-event/domain/orders/deadlines";
import { withoutPrice } from "@time-event/domain/orders/free-places";
import type { InstantMs } from "@time-event/domain/time/instant";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/connection.ts";
import { Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { edit } from "../../edits/edit.service.ts";
import { announceResults, holdResults } from "../../results/results.service.ts";
import { exchangeClaims, nothing, wholeClaims } from "../claims.ts";
import { missingOfContact } from "../complete-order.ts";
import { contactOfForm } from "../contact-of-form.ts";
import { quoteOf } from "../order-quote.ts";
import { expectStep } from "../order-steps.ts";
import { loadOrder, loadOrderEvent } from "../orders.queries.ts";
import {
  insertConsents,
  insertOrder,
  insertOrderEntry,
  replacePersons,
  storeState,
  updateSoldBefore,
  updateWhole,
} from "../orders.repository.ts";
import type { StoredOrder } from "../orders.types.ts";
import { marksOf } from "../players-of-form.ts";
import { makeReference } from "../reference.ts";
import { loadSale, type Sale } from "../sale.queries.ts";
import { priceWithTail } from "../satang-tails.ts";
import { enterOrders } from "../settle-order.service.ts";
import { findMadeOrder } from "./made-orders.queries.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { insertNote } from "./order-notes.repository.ts";
import { subjectOf } from "./order-record.service.ts";
import { shortOf } from "./short-of.ts";
import { lockTyped, readTyped, reasonsAgainstTypedWhole } from "./typed-order.ts";

type Create = typeof orderCreate;
type Form = z.output<Create["body"]>;
type Made = Pick<StoredOrder, "id" | "reference" | "state">;

/** @throws NotFound, Refused */
export type CreateOrder = (body: Form, caller: StaffCaller) => Promise<ReplyOf<Create>>;

/** Makes orders on behalf of somebody: all in one transaction, so there is never a place without its order. */
export function createOrderMaking(parts: OrderDeskParts): CreateOrder {
  return async (form, caller) => {
    const { eventId } = form;
    const reply = await edit(parts.db, caller, orderCreate, async (tx) => {
      const event = await loadOrderEvent(tx, { id: eventId });
      if (event.isArchived) throw new Refused(orderCreate, ["event_archived"]);
      const made = await findMadeOrder(tx, eventId, form.formId);
      if (made) return { reply: { data: made, meta: {} }, change: null };

      const now = parts.clock();
      const id = await begin(tx, form, { now, by: caller.username });
      const order = await takePlaces(tx, form, { id, now });
      const by = caller.username;
      const state = await finish(tx, order, form, { ...parts, now, by, payMs: timeToPay(now, event.toPay) });
      if (form.note !== "") await insertNote(tx, id, { at: now, username: caller.username, note: form.note });
      const { totalSatang } = order.quote;
      return {
        reply: { data: { id, reference: order.reference, state }, meta: {} },
        change: {
          eventId,
          subject: subjectOf(order),
          after: { state, totalSatang, payment: form.payment.kind, places: placesIn(order) },
          reason: form.note,
        },
      };
    });
    await announceResults(parts.db, eventId);
    return reply;
  };
}

const placesIn = ({ entries }: StoredOrder) => entries.reduce((sum, { places }) => sum + places, 0);

/** Stores what was typed, without places yet. @throws Refused with everything that is wrong */
async function begin(
  tx: Tx,
  form: Form,
  { now, by }: { readonly now: InstantMs; readonly by: string },
): Promise<number> {
  const { eventId, language, formId } = form;
  const event = await loadOrderEvent(tx, { id: eventId });
  const sale = await loadSale(tx, eventId);
  const { contact, problems } = contactOfForm(form.contact);
  const reasons: ReasonOf<Create>[] = [...problems, ...missingOfContact(contact), ...missingOf(form, sale)];
  const order = {
    eventId,
    reference: makeReference(),
    contact,
    language,
    heldAt: now,
    deadlineAt: now + timeToPay(now, event.toPay),
  };
  const id = await insertOrder(tx, { ...order, madeBy: by, madeWith: formId });
  await lockTyped(tx, { event, sale }, form.entries);
  for (const [index, each] of form.entries.entries()) {
    const { typed, reasons: own } = await readTyped(tx, { event, sale, orderId: id }, each, index);
    reasons.push(...own);
    if (!typed || own.length > 0) continue;
    const entryId = await insertOrderEntry(tx, id, { ...typed.entry, soldBefore: 0 });
    const persons = typed.entry.players.flatMap((player) => marksOf(player).map(({ person }) => person));
    // the next entry of the form finds them
    await replacePersons(tx, entryId, eventId, persons);
  }
  const { addOns } = form;
  const shipping = form.shipping && tidyPhones(form.shipping);
  const { entries } = await loadOrder(tx, eventId, id);
  reasons.push(...reasonsAgainstTypedWhole({ addOns, shipping }, { sale, entries }));
  if (reasons.length > 0) throw new Refused(orderCreate, reasons);
  await updateWhole(tx, id, { contact, language, addOns: tidyChoice(addOns), shipping, code: null });
  if (sale.policies.length > 0) await insertConsents(tx, id, sale.policies, now);
  return id;
}

function missingOf({ hasConsented, payment, note }: Form, { policies }: Sale) {
  return [
    ...(policies.length > 0 && !hasConsented ? [{ path: "hasConsented", code: "required" } as const] : []),
    ...(payment.kind === "free" && note === "" ? [{ path: "note", code: "required" } as const] : []),
  ];
}

/** @throws Refused where there are not enough places, or the price is another one by now */
async function takePlaces(
  tx: Tx,
  { eventId, payment, totalSatang }: Form,
  { id, now }: { readonly id: number; readonly now: InstantMs },
): Promise<StoredOrder & { readonly quote: OrderQuote }> {
  // whoever confirms in the same transaction takes the version of the results before the places
  if (payment.kind !== "later") await holdResults(tx, eventId);
  const typed = await loadOrder(tx, eventId, id);
  const exchanged = await exchangeClaims(tx, nothing, wholeClaims(typed));
  const short = await shortOf(tx, typed, exchanged);
  if (short.length > 0) throw new Refused(orderCreate, short);
  for (const [entry, soldBefore] of exchanged.soldBefore) await updateSoldBefore(tx, entry.id!, soldBefore);
  const order = await loadOrder(tx, eventId, id);
  const quote = quoteOf(order, await loadSale(tx, eventId), now);
  // who pays nothing needs no price
  const unpriced = payment.kind === "free" ? [] : quote.unpriced;
  const over = unpriced.map((index) => ({ path: `entries.${index}.category`, code: "price_over" }) as const);
  if (over.length > 0) throw new Refused(orderCreate, over);
  if (quote.totalSatang !== totalSatang)
    throw new Refused(orderCreate, [{ path: "totalSatang", code: "changed_since" }]);
  return { ...order, quote: { ...quote, unpriced: [] } };
}

interface Finishing extends Pick<OrderDeskParts, "tellContact" | "takeAtDesk"> {
  readonly now: InstantMs;
  readonly by: string;
  /** How long it may be paid. */
  readonly payMs: number;
}

/** Confirms what is free or paid; what is to be paid later waits as any other. */
async function finish(
  tx: Tx,
  order: StoredOrder & { readonly quote: OrderQuote },
  { payment }: Form,
  { now, by, payMs, tellContact, takeAtDesk }: Finishing,
): Promise<Made["state"]> {
  const quote = payment.kind === "free" ? withoutPrice(order.quote, payment.as) : order.quote;
  if (quote.totalSatang === 0) {
    await enterOrders(tx, [{ ...order, quote }], { now, tellContact });
    return "confirmed";
  }
  const state = expectStep(order.state, "confirm");
  const until = now + payMs;
  // nobody counts satang at the desk
  const price = payment.kind === "later" ? await priceWithTail(tx, order, quote, now) : quote;
  await storeState(tx, order.id, { at: now, step: "confirm", state, deadlineAt: until, payMs, quote: price });
  if (payment.kind === "desk") {
    const { method } = payment;
    await takeAtDesk(tx, order.id, { receivedSatang: quote.totalSatang, receivedAt: now, method, by, now });
    return "confirmed";
  }
  await tellContact(tx, { ...order, isAskedByStaff: true }, "registered", { amountSatang: price.totalSatang, until });
  return state;
}
