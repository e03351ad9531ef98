import { orderStates, orderSteps } from "@time-event/domain/orders/order-states";
import { longestOf } from "@time-event/domain/entries/entry-fields";
import * as z from "zod/mini";
import { askedIf, policyInForce, questionKind } from "./asked.ts";
import { keyAction, keyCall, openAction, openCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { orderBalance, orderTransfer } from "./order-payments.ts";
import { code, eventSlug, gender, id, instantMs, policyKind, satang, text, typedCode } from "./fields.ts";
import { receiptInfo, receiptTo } from "./receipts.ts";

// The public calls of orders, under the customer's names: a registration is an order, a register-model an entry of it.

const textOf = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), "");
const name = textOf(longestOf.name);
const phone = textOf(longestOf.phone);
const short = textOf(longestOf.code);

export const orderContact = z.object({ name, phone, email: textOf(longestOf.email) });
export type OrderContact = z.infer<typeof orderContact>;

/** So many of an add-on; `option` is the code of one of its options, "" where it has none. */
const chosenAddOn = z.object({
  addOn: id,
  option: z._default(z.string().check(z.maxLength(40)), ""),
  quantity: z._default(z.int().check(z.gte(0), z.lte(100)), 1),
});
const chosenAddOns = z.array(chosenAddOn).check(z.maxLength(100));

const answer = z.union([
  z.string().check(z.maxLength(longestOf.note)),
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
]);

/** Where to send what has to be sent. */
export const shippingAddress = z.object({
  name,
  phone,
  /** House, street, village. */
  address: textOf(longestOf.note),
  subdistrict: name,
  district: name,
  /** The Thai name, by which provinces are stored; or a place abroad. */
  province: name,
  postcode: short,
});
export type ShippingAddress = z.infer<typeof shippingAddress>;

/** What is filled in of a player so far. */
export const orderPlayer = z.object({
  firstName: name,
  lastName: name,
  firstNameEn: name,
  lastNameEn: name,
  gender: z._default(z.nullable(gender), null),
  /** Typed in either era; replies have `YYYY-MM-DD` of the Common Era. */
  birthDate: short,
  nationality: short,
  club: name,
  province: name,
  shirtSize: short,
  phone,
  email: name,
  emergencyName: name,
  emergencyRelation: name,
  emergencyPhone: phone,
  medicalNote: textOf(longestOf.note),
  /** What this player has chosen of the add-ons for each entry. */
  addOns: z._default(chosenAddOns, []),
  /** By the question's id: a text, or the codes of several options. Questions that are not asked are forgotten. */
  answers: z._default(z.record(z.string().check(z.maxLength(16)), answer), {}),
});
export type OrderPlayer = z.infer<typeof orderPlayer>;
/** What is filled in of a player as one text. */
export type PlayerField = Exclude<keyof OrderPlayer, "addOns" | "answers">;

const orderState = z.enum(orderStates);
const language = z.enum(["th", "en"]);

const quote = z.object({
  /** They add up to the total; a discount is below zero. */
  lines: z.array(
    z.object({
      kind: z.enum(["fee", "add_on", "discount", "shipping"]),
      /** Which of the order's entries, from 0; null: the whole order. */
      entry: z.nullable(z.int()),
      /** Whose add-on of the entry's players, from 0; null: nobody's alone. */
      player: z.nullable(z.int()),
      /** Of a fee. */
      category: z.nullable(text),
      /** What it is: the fee tier whose price it is, the add-on, … */
      name: text,
      /** Of an add-on. */
      option: z.nullable(text),
      quantity: z.int(),
      unitSatang: satang,
      amountSatang: satang,
    }),
  ),
  totalSatang: satang,
  /** Why the order's code makes nothing cheaper; null: it does, or there is none. */
  whyNoDiscount: z.optional(z.nullable(z.enum(["code_over", "below_least", "group_too_small", "nothing_covered"]))),
  /** Entries without a price: every fee of their category has ended. */
  unpriced: z.array(z.int()),
});
export type OrderQuote = z.infer<typeof quote>;

const payment = z.object({
  owedSatang: satang,
  /** The text of the QR code for exactly what is owed; null: the organiser takes no PromptPay. */
  promptPay: z.nullable(z.string()),
  accounts: z.array(z.object({ bankCode: z.string(), accountNumber: z.string(), holder: z.string() })),
});
export type OrderPayment = z.infer<typeof payment>;

export const order = z.object({
  event: eventSlug,
  reference: z.string(),
  state: orderState,
  /** When the hold ends, or the time to pay; null: nothing ends by the clock. */
  deadlineAt: z.nullable(instantMs),
  contact: orderContact,
  language,
  entries: z.array(z.object({ id, category: code, team: z.string(), places: z.int(), players: z.array(orderPlayer) })),
  /** What is chosen of the add-ons for the whole order. */
  addOns: z.array(chosenAddOn),
  /** Null: nothing was filled in. */
  shipping: z.nullable(shippingAddress),
  /** Which versions of policies were accepted, the first first. */
  consents: z.array(z.object({ policy: id, kind: policyKind, version: z.int(), acceptedAt: instantMs })),
  /** The code that makes it cheaper; null: none. */
  code: z.nullable(z.string()),
  /** What it costs now; from the confirmation on, what it costs for good. */
  quote,
  /** Null: nothing is to be paid, or not yet. */
  payment: z.nullable(payment),
  balance: orderBalance,
  /** Slips and other payments, the first first; without those that the contact took back. */
  transfers: z.array(orderTransfer),
  /** Null: it is not paid yet, or nothing was to be paid. */
  receipt: z.nullable(receiptInfo),
  /** To whom the receipt is made out; null: to the contact. */
  receiptTo: z.nullable(receiptTo),
  /** Every change of its state, the first first; `step` is null where it began. */
  timeline: z.array(z.object({ at: instantMs, step: z.nullable(z.enum(orderSteps)), state: orderState })),
});
export type Order = z.infer<typeof order>;

const ofContact = { bad_email: "field", thai_id: "field" } as const;
const ofCode = { code_used_up: "field", code_used: "field" } as const;
/** The path ends with the question's id: `players.0.answers.7`. */
const ofAnswers = { not_a_number: "field" } as const;
/** The path ends with the add-on's id: `players.0.addOns.7`, or `addOns.7` for the whole order. */
const ofAddOns = { unknown: "field", too_many: "field", sold_out: "field" } as const;

export const webRegisterSave = openAction({
  name: "web-register-save",
  key: "registration",
  repeatable: true,
  summary:
    "Begins an order and shows its key, which only this reply does; with the key, changes what concerns the whole order, " +
    "or gives a new key in place of every key and link of the order. What is left out stays as it is.",
  changes: ["order", "entry"],
  body: z.object({
    event: eventSlug,
    /** Left out: nobody yet, or as it was. */
    contact: z.optional(orderContact),
    language,
    /** Those add-ons that are chosen once for the whole order. */
    addOns: z.optional(chosenAddOns),
    shipping: z.optional(shippingAddress),
    /** A discount code; "": none any more. */
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
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
    ...ofCode,
    ...ofContact,
    ...ofAddOns,
  },
});

/** Why a category cannot be chosen now. `places_held`: none is free, but some of them are not paid yet. */
const whyNot = z.enum(["entries_closed", "category_full", "places_held", "price_over"]);

export const webRegisterModelList = openCall({
  name: "web-register-model-list",
  key: "registration",
  summary:
    "What can be chosen, with price and what is left now, what is asked and what must be accepted; with a key, also the entries of its order.",
  shows: ["category", "entry", "add_on", "question", "policy"],
  params: z.object({ event: eventSlug }),
  data: z.object({
    categories: z.array(
      z.object({
        code,
        name: text,
        gender: z.enum(["any", "M", "F"]),
        entryKind: z.enum(["individual", "team", "relay"]),
        teamMix: z.enum(["any", "men", "women", "mixed"]),
        teamSmallest: z.nullable(z.int()),
        teamLargest: z.nullable(z.int()),
        youngestAge: z.nullable(z.int()),
        oldestAge: z.nullable(z.int()),
        /** Of one place; null: every fee has ended. */
        priceNowSatang: z.nullable(satang),
        /** Null: no limit. */
        placesLeft: z.nullable(z.int()),
        /** Of the places taken, those that orders hold or have not paid: they may come back. */
        placesHeld: z.int(),
        whyNot: z.array(whyNot),
      }),
    ),
    addOns: z.array(
      z.object({
        id,
        name: text,
        description: text,
        priceSatang: satang,
        /** Each player chooses it, or the whole order once. */
        per: z.enum(["entry", "registration"]),
        required: z.boolean(),
        /** In which categories it is offered; null: in all. */
        categories: z.nullable(z.array(code)),
        /** How many a player, or an order, can have of it. */
        most: z.int(),
        needsShipping: z.boolean(),
        /** Null: no limit. */
        left: z.nullable(z.int()),
        options: z.array(z.object({ code, name: text, left: z.nullable(z.int()) })),
      }),
    ),
    questions: z.array(
      z.object({
        id,
        kind: questionKind,
        label: text,
        help: text,
        options: z.array(z.object({ code, name: text })),
        required: z.boolean(),
        /** In which categories it is asked; null: in all. */
        categories: z.nullable(z.array(code)),
        /** Null: always asked. */
        askedIf: z.nullable(askedIf),
      }),
    ),
    /** All must be accepted before an order can be confirmed. */
    policies: z.array(policyInForce),
    entries: order.shape.entries,
  }),
  meta: noMeta,
});

/** What the rules may find in an entry of an order. */
export const ofEntry = {
  gender_not_allowed: "field",
  too_young: "field",
  too_old: "field",
  team_too_small: "field",
  team_too_large: "field",
  team_mix: "field",
  already_entered: "field",
  price_over: "field",
} as const;
const ofPlaces = { category_full: "field", places_held: "field" } as const;

export const webRegisterModelSave = keyAction({
  name: "web-register-model-save",
  key: "registration",
  repeatable: true,
  summary: "Adds an entry to an order, or changes it. Takes its places, and holds those of an expired order again.",
  changes: ["order", "entry"],
  body: z.object({
    /** Left out: a new entry. */
    id: z.optional(id),
    category: typedCode,
    /** The name of a team. */
    team: name,
    /** How many members a team will have, as long as not all of them are filled in. */
    size: z.optional(z.int().check(z.gte(1), z.lte(100))),
    players: z._default(z.array(orderPlayer).check(z.maxLength(100)), []),
  }),
  data: order,
  refuses: {
    entries_closed: "whole",
    fixed: "whole",
    bad_date: "field",
    born_after_race: "field",
    ...ofCode,
    ...ofAddOns,
    ...ofAnswers,
    ...ofContact,
    ...ofPlaces,
    ...ofEntry,
  },
});

export const webRegisterModelDelete = keyAction({
  name: "web-register-model-delete",
  key: "registration",
  repeatable: true,
  summary: "Removes an entry from an order and frees its places.",
  changes: ["order", "entry"],
  body: z.object({ id }),
  data: order,
  refuses: { fixed: "whole", unknown: "field" },
});

export const webRegisterConfirm = keyAction({
  name: "web-register-confirm",
  key: "registration",
  repeatable: true,
  summary: "Freezes the price and begins the time to pay; confirms the order at once where nothing is owed.",
  changes: ["order", "entry", "result"],
  body: z.object({}),
  data: order,
  refuses: {
    entries_closed: "whole",
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
    receipt: z.optional(language),
  }),
  data: order,
  meta: z.object({
    /** A PDF in base64; null: not asked for, or there is none. */
    receiptPdf: z.nullable(z.string()),
  }),
});
