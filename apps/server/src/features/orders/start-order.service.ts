import { webRegisterSave } from "@time-event/contract/order-keeping";
import { tidyChoice } from "@time-event/domain/add-ons/chosen-add-ons";
import type { OrderContact } from "@time-event/contract/order-contact";
import { phoneProblems, tidyPhones } from "@time-event/domain/entries/phone-number";
import { thaiIdProblems } from "@time-event/domain/entries/thai-id";
import type { InstantMs } from "@time-event/domain/time/instant";
import type * as z from "zod/mini";
import type { Tx } from "../../db/connection.ts";
import { codeHereLimit, codeLimit } from "../../http/attempts/attempt-limits.ts";
import { fromPlace } from "../../http/attempts/attempts.ts";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { listPoliciesInForce } from "../policies/policies.queries.ts";
import { findDiscountCode } from "../discount-codes/discount-codes.queries.ts";
import { beginOrders } from "./begin-orders.ts";
import { claimsOf, exchangeClaims, wholeClaims } from "./claims.ts";
import { missingOfContact, missingOfShipping } from "./complete-order.ts";
import { contactOfForm } from "./contact-of-form.ts";
import { needsOtherCode } from "./opened-categories.ts";
import { reasonsAgainstWhole } from "./entry-reasons.ts";
import { renewKey } from "./order-keys.ts";
import { changeReceiptTo } from "./order-receipt.ts";
import type { OriginOf } from "./order-origin.ts";
import { showBegun, showOrder } from "./order-reply.ts";
import { deadlineOf, openOrder } from "./order-steps.ts";
import { loadOrderEvent } from "./orders.queries.ts";
import { forgetQuote, insertConsents, updateDeadline, updateWhole } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";
import { loadSale } from "./sale.queries.ts";
import { expectStock } from "./shortages.ts";
import { createSoldOut } from "./sold-out.ts";

type Form = z.output<(typeof webRegisterSave)["body"]>;

/** Begins orders, and changes what concerns a whole order: who is written to about it, what is sent where. */
export function createStartOrder(clock: () => InstantMs, originOf: OriginOf): Submitted<typeof webRegisterSave> {
  const soldOut = createSoldOut();
  return {
    /** @throws NotFound, Refused */
    work: async (tx, form, caller) => {
      const now = clock();
      const event = await loadOrderEvent(tx, { slug: form.event });
      if (caller.key) {
        // a further entry has a call of its own
        if (form.category !== undefined) throw new Refused(webRegisterSave, ["fixed"]);
        const order = await openOrder(tx, caller.key.eventId, Number(caller.key.subject), now);
        await change(tx, order, form, now);
        if (order.state === "held") await updateDeadline(tx, order.id, deadlineOf(order, now));
        const key = form.key === "renew" ? await renewKey(tx, order, now) : null;
        return { data: { key, order: await showOrder(tx, order.eventId, order.id, now) }, meta: {} };
      }

      const [begun] = await beginOrders(
        tx,
        event,
        [{ ...form, origin: await originOf(caller.address, event.id) }],
        now,
      );
      if (!begun || begun instanceof Refused) throw begun!;
      await change(tx, begun.order, form, now);
      return { data: { key: begun.key, order: await showOrder(tx, event.id, begun.order.id, now) }, meta: {} };
    },
    // when a race is sold, thousands begin within seconds
    together: {
      lane: (form, { key }) => (key || namesMore(form) ? undefined : laneOf(form)),
      work: async (tx, asked) => {
        const now = clock();
        const event = await loadOrderEvent(tx, { slug: asked[0]!.sent.event });
        const begun = await beginOrders(
          tx,
          event,
          await Promise.all(
            asked.map(async ({ sent, caller }) => ({ ...sent, origin: await originOf(caller.address, event.id) })),
          ),
          now,
        );
        for (const [at, answer] of begun.entries()) soldOut.note(asked[at]!.sent, answer);
        return begun.map((each) => {
          if (each instanceof Refused) return each;
          const { key, order, categories } = each;
          const around = { event, categories, tail: event.satangTail, now };
          return { data: { key, order: showBegun(order, around) }, meta: {} };
        });
      },
      soon: {
        isLikely: ({ sent }) => soldOut.isLikely(sent),
        look: (db, asked) =>
          soldOut.look(
            db,
            asked.map(({ sent }) => sent),
          ),
      },
    },
    // a code may be worth the whole price, and is short enough to be guessed
    trial: {
      of: ({ code }, { key, address }) => {
        if (!code) return [];
        const here = fromPlace("code", address, codeHereLimit);
        return key ? [...here, { what: "code", who: `order ${key.subject}`, limit: codeLimit }] : here;
      },
      isWrong: ({ path, code }) => path === "code" && code === "unknown",
    },
  };
}

/**
 * Who wants no place waits for no counter of places, and a counter that somebody keeps locked stops a part of the categories
 * only. Yet they are few: an event whose counters are all locked leaves connections to the others.
 */
function laneOf({ event, category }: Form): string {
  if (category === undefined) return event;
  const sum = [...category].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return `${event} ${sum % lanesOfPlaces}`;
}

const lanesOfPlaces = 3;

/** More than the beginning of an order. */
function namesMore({ contact, shipping, addOns, consents, code, receiptTo }: Form): boolean {
  return [contact, shipping, addOns, consents, code, receiptTo].some((named) => named !== undefined);
}

/** Changes what the form names. @throws Refused */
async function change(tx: Tx, order: StoredOrder, form: Form, now: InstantMs): Promise<void> {
  expectGoodTexts(form);
  if (form.receiptTo) await changeReceiptTo(tx, order.id, form.receiptTo);
  const { contact, shipping, addOns, consents, code } = form;
  if (!contact && !shipping && !addOns && !consents && code === undefined) return;
  if (order.state === "cancelled" || order.state === "refunded") throw new Refused(webRegisterSave, ["fixed"]);
  const after = {
    ...order,
    language: form.language,
    contact: contact ? expectContact(contact) : order.contact,
    shipping: shipping ? tidyPhones(shipping) : order.shipping,
    addOns: addOns ? tidyChoice(addOns) : order.addOns,
    code: code === undefined ? order.code : await codeOfForm(tx, order, code, now),
  };
  // what was confirmed stays complete: somebody is told what becomes of it, and gets what was bought
  if (order.state !== "held" && order.state !== "expired") {
    const missing = [
      ...(contact ? missingOfContact(after.contact) : []),
      ...(shipping ? missingOfShipping(after, await loadSale(tx, order.eventId)) : []),
    ];
    if (missing.length > 0) throw new Refused(webRegisterSave, missing);
  }
  // what is sold with an order is part of its price
  if (addOns || code !== undefined) {
    if (order.state !== "held" && order.state !== "expired") throw new Refused(webRegisterSave, ["fixed"]);
    const sale = await loadSale(tx, order.eventId);
    // else one use of a code would open a hidden category for many
    if (after.code?.id !== order.code?.id && needsOtherCode(order, sale, after.code))
      throw new Refused(webRegisterSave, ["fixed"]);
    const reasons = reasonsAgainstWhole(sale, after);
    if (reasons.length > 0) throw new Refused(webRegisterSave, reasons);
  }
  // an expired order takes nothing before its entries are saved again
  if (order.state === "held") {
    expectStock(webRegisterSave, await exchangeClaims(tx, claimsOf(order), wholeClaims(after)));
  }
  if (consents && consents.length > 0) await accept(tx, order, consents, now);
  await updateWhole(tx, order.id, after);
  // the price that it had was without these
  if ((addOns || code !== undefined) && order.state === "expired") await forgetQuote(tx, order.id);
}

/** @throws Refused */
async function codeOfForm(tx: Tx, { eventId }: StoredOrder, typed: string, now: InstantMs) {
  if (typed === "") return null;
  const code = await findDiscountCode(tx, eventId, { code: typed });
  if (!code) throw new Refused(webRegisterSave, [{ path: "code", code: "unknown" }]);
  if (code.endsAt !== null && code.endsAt <= now)
    throw new Refused(webRegisterSave, [{ path: "code", code: "code_over" }]);
  return code;
}

/** Only what is in force now can be accepted: nobody has read another version. @throws Refused */
async function accept(
  tx: Tx,
  { id, eventId }: StoredOrder,
  consents: NonNullable<Form["consents"]>,
  now: InstantMs,
): Promise<void> {
  const inForce = await listPoliciesInForce(tx, eventId);
  const reasons = consents.flatMap(({ policy, version }, index) => {
    const isInForce = inForce.some((each) => each.policy === policy && each.version === version);
    return isInForce ? [] : [{ path: `consents.${index}`, code: "changed_since" } as const];
  });
  if (reasons.length > 0) throw new Refused(webRegisterSave, reasons);
  await insertConsents(tx, id, consents, now);
}

/** @throws Refused */
function expectGoodTexts({ receiptTo, shipping }: Form): void {
  // the tax ID of a person is their citizen's number
  const { taxId: _taxId, ...onReceipt } = receiptTo ?? {};
  const problems = [
    ...thaiIdProblems(onReceipt, "receiptTo"),
    ...thaiIdProblems({ ...shipping }, "shipping"),
    ...phoneProblems({ ...shipping }, "shipping"),
  ];
  if (problems.length > 0) throw new Refused(webRegisterSave, problems);
}

/** @throws Refused with every wrong field */
function expectContact(typed: OrderContact): OrderContact {
  const { contact, problems } = contactOfForm(typed);
  if (problems.length > 0) throw new Refused(webRegisterSave, problems);
  return contact;
}
