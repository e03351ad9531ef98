import * as z from "zod/mini";
import { askedIf, askedOfPerson, policyInForce, questionKind } from "./asked.ts";
import { openCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { code, colour, day, eventSlug, eventState, id, instantMs, satang, text } from "./fields.ts";
import { order } from "./orders.ts";

/** Why a category cannot be chosen now. `places_held`: none is free, but some of them are not paid yet. */
const whyNot = z.enum(["entries_closed", "category_full", "places_held", "price_over"]);

/** What an entry shows of its event. */
const offeredEvent = z.object({
  slug: eventSlug,
  name: text,
  state: eventState,
  cancelReason: text,
  startsOn: day,
  timeZone: z.string(),
  /** What its pages are coloured in; null: the product's. */
  colour: z.nullable(colour),
});
export type OfferedEvent = z.infer<typeof offeredEvent>;

/** What an event sells, asks and wants to be accepted. */
export const offered = z.object({
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
      /** Can be chosen only with a code that opens it. */
      hidden: z.boolean(),
      /** What a fee is the price of: each member of a team, or the whole team. */
      feePer: z.enum(["person", "team"]),
      /** Null: every fee has ended. */
      priceNowSatang: z.nullable(satang),
      /** Null: no limit. */
      placesLeft: z.nullable(z.int()),
      /** By entries and by orders. */
      placesTaken: z.int(),
      /** Of the places taken, those that orders hold or have not paid: they may come back. */
      placesHeld: z.int(),
      whyNot: z.array(whyNot),
      /** Groups that start one after another, one of which must be chosen; the first first. */
      waves: z.array(
        z.object({
          id,
          name: text,
          startsAt: instantMs,
          /** Null: limited only by the category. */
          left: z.nullable(z.int()),
        }),
      ),
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
      /** Its smallest size; null: there is none. */
      picture: z.nullable(z.object({ path: z.string(), width: z.int(), height: z.int(), alt: text })),
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
  /** What is asked of each player beside name, gender and birth date. */
  asked: askedOfPerson,
  /** All must be accepted before an order can be confirmed. */
  policies: z.array(policyInForce),
  /** There are categories that only a code opens, and that are not named here. */
  opensByCode: z.boolean(),
  /** How many hours an order that is confirmed now may be paid, rounded down. */
  payHours: z.int(),
  /** When that ends with the day of the race, sooner than the organiser says otherwise; null: it does not. */
  payUntil: z.nullable(instantMs),
  /** What an order pays once if anything in it has to be sent. */
  shippingSatang: satang,
});
export type Offered = z.infer<typeof offered>;

/** What is sold to each player and asked of them. */
export const askedThings = z.pick(offered, { addOns: true, questions: true, asked: true });

export const webRegisterModelList = openCall({
  name: "web-register-model-list",
  key: "registration",
  summary:
    "What can be chosen, with price and what is left now, what is asked and what must be accepted. With a key, also the entries of " +
    "its order, and the hidden categories that its code opens or that it has a place in; nobody else is told of those.",
  shows: ["event", "category", "entry", "add_on", "question", "policy", "payment_channel"],
  params: z.object({ event: eventSlug }),
  data: z.extend(offered, { event: offeredEvent, entries: order.shape.entries }),
  meta: noMeta,
});
