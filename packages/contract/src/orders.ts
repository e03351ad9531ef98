import { orderStates, orderSteps } from "@time-event/domain/orders/order-states";
import * as z from "zod/mini";
import { code, eventSlug, id, instantMs, policyKind, satang, text } from "./fields.ts";
import { answerFile, chosenAddOns, teamLogo } from "./order-choices.ts";
import { orderContact, shippingAddress } from "./order-contact.ts";
import { orderBalance, orderTransfer } from "./order-payments.ts";
import { orderPlayer } from "./order-player.ts";
import { orderQuote } from "./order-quote.ts";
import { raceRunner, startingWave } from "./race-runners.ts";
import { receiptDocument, receiptInfo, receiptTo } from "./receipt.ts";

const orderState = z.enum(orderStates);
export const orderLanguage = z.enum(["th", "en"]);

const payment = z.object({
  /** What is still to be paid: `toPaySatang` of the balance. */
  owedSatang: satang,
  /** The text of the QR code for exactly that; null: the organiser takes no PromptPay. */
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
  language: orderLanguage,
  entries: z.array(
    z.object({
      id,
      category: code,
      categoryName: text,
      wave: z.nullable(startingWave),
      team: z.string(),
      places: z.int(),
      players: z.array(orderPlayer),
    }),
  ),
  /** Who is in the race by it, once it is confirmed; without those who have withdrawn. */
  runners: z.array(raceRunner),
  /** What is chosen of the add-ons for the whole order. */
  addOns: chosenAddOns,
  /** Null: nothing was filled in. */
  shipping: z.nullable(shippingAddress),
  /** Which versions of policies were accepted, the first first. */
  consents: z.array(z.object({ policy: id, kind: policyKind, version: z.int(), acceptedAt: instantMs })),
  /** The code that makes it cheaper; null: none. */
  code: z.nullable(z.string()),
  /** Hidden categories that its code opens. */
  opened: z.array(code),
  /** What it costs now; from the confirmation on, what it costs for good. */
  quote: orderQuote,
  /** Of an order that is not confirmed: whether some satang will be added to its price, or taken from it; left out: no. */
  satangTail: z.optional(z.enum(["added", "taken"])),
  /** Null: nothing is to be paid, not yet, or not any more because the event is cancelled. */
  payment: z.nullable(payment),
  balance: orderBalance,
  /** Slips and other payments, the first first; without those that the contact took back. */
  transfers: z.array(orderTransfer),
  /** The files that answers of its players name. */
  files: z.array(answerFile),
  /** The logos of its teams, by entry: see `teamLogoPath`. */
  logos: z.array(teamLogo),
  /** Null: it is not paid yet, or nothing was to be paid. */
  receipt: z.nullable(receiptInfo),
  /** It, and the documents about differences that came later, the first first; left out: none. */
  receipts: z.optional(z.array(receiptDocument)),
  /** To whom the receipt is made out; null: to the contact. */
  receiptTo: z.nullable(receiptTo),
  /** Every change of its state, the first first; `step` is null where it began. */
  timeline: z.array(z.object({ at: instantMs, step: z.nullable(z.enum(orderSteps)), state: orderState })),
});
export type Order = z.infer<typeof order>;
