import * as z from "zod/mini";
import { keyAction, keyCall, openAction } from "./define-call.ts";
import { eventSlug, id, inDigits, typedCode } from "./fields.ts";
import { chosenAddOns } from "./order-choices.ts";
import { orderContact, shippingAddress } from "./order-contact.ts";
import { ofAddOns, ofAnswers, ofCode, ofContact, ofEntry } from "./order-refusals.ts";
import { order, orderLanguage } from "./orders.ts";
import { receiptTo, receiptNumber } from "./receipt.ts";

// The public calls of orders, under the customer's names: a registration is an order, a register-model an entry of it.

export const webRegisterSave = openAction({
  name: "web-register-save",
  key: "registration",
  repeatable: true,
  summary:
    "Begins an order, with a place if it names a category, and shows its key, which only this reply does; with the key, changes what concerns the whole order, " +
    "or gives a new key in place of every key and link of the order. What is left out stays as it is.",
  changes: ["order", "entry"],
  body: z.object({
    event: eventSlug,
    /** A new order begins with a place in this category, or is not begun; left out: it has no entry yet. */
    category: z.optional(typedCode),
    /** How many members the team of that entry will have. */
    size: z.optional(z.int().check(z.gte(1), z.lte(100))),
    /** Left out: nobody yet, or as it was. */
    contact: z.optional(orderContact),
    language: orderLanguage,
    /** Those add-ons that are chosen once for the whole order. */
    addOns: z.optional(chosenAddOns),
    shipping: z.optional(shippingAddress),
    /** A discount code; "": none any more. */
    code: z.optional(z.string().check(inDigits, z.maxLength(40))),
    /** Versions of policies that are accepted now; those before stay accepted. */
    consents: z.optional(z.array(z.object({ policy: id, version: z.int().check(z.gte(1)) })).check(z.maxLength(20))),
    key: z._default(z.enum(["keep", "renew"]), "keep"),
    /** Left out: as it was. After the receipt was issued it stays. */
    receiptTo: z.optional(receiptTo),
  }),
  data: z.object({ key: z.nullable(z.string()), order }),
  refuses: {
    entries_closed: "whole",
    fixed: "whole",
    changed_since: "field",
    /** Of a confirmed order, which stays complete. */
    required: "field",
    code_over: "field",
    category_full: "field",
    places_held: "field",
    many_held_here: "field",
    price_over: "field",
    team_too_small: "field",
    team_too_large: "field",
    ...ofCode,
    ...ofContact,
    ...ofAddOns,
  },
});

export const webRegisterConfirm = keyAction({
  name: "web-register-confirm",
  key: "registration",
  repeatable: true,
  summary: "Freezes the price and begins the time to pay; confirms the order at once where nothing is owed.",
  changes: ["order", "entry", "result"],
  body: z.object({
    /** The total that the contact was shown; left out: whatever it costs. */
    totalSatang: z.optional(z.int().check(z.gte(0))),
  }),
  data: order,
  refuses: {
    entries_closed: "whole",
    /** It costs something else by now. */
    price_changed: "whole",
    fixed: "whole",
    hold_ended: "whole",
    no_entries: "whole",
    required: "field",
    unknown: "field",
    too_many: "field",
    bad_date: "field",
    thai_id: "field",
    ...ofAnswers,
    /** At `consents.<kind>`: another version is in force than the one that was accepted. */
    changed_since: "field",
    ...ofEntry,
  },
});

export const webRegisterGet = keyCall({
  name: "web-register-get",
  key: "registration",
  summary: "A whole order: contact, entries, price, what is to be paid and how, and what became of it when.",
  shows: ["order", "entry", "category", "payment_channel"],
  params: z.object({
    event: z.optional(eventSlug),
    /** Also makes the receipt, in this language. */
    receipt: z.optional(orderLanguage),
    receiptNumber,
  }),
  data: order,
  meta: z.object({
    /** A PDF in base64; null: not asked for, or there is none. */
    receiptPdf: z.nullable(z.string()),
  }),
});
