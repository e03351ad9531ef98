import type { Satang } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { Tx } from "../../db/connection.ts";
import { composeMessage } from "../message-templates/message-templates.service.ts";
import type { LetterBudget, Outbox } from "../mail/outbox.service.ts";
import { bahtText, instantText } from "./letter-texts.ts";
import { loadLetterEvent, loadKeyGeneration } from "./orders.queries.ts";
import type { StoredOrder } from "./orders.types.ts";

/** What each letter says besides the event, the reference and the link of the order. */
interface Said {
  /** The contact has confirmed; so much is to be paid, until then. */
  readonly registered: { readonly amountSatang: Satang; readonly until: InstantMs };
  readonly "hold-ending": { readonly until: InstantMs };
  readonly "payment-reminder": { readonly amountSatang: Satang; readonly until: InstantMs };
  /** Money has come, but something is still owed. Where that confirms the order, `confirmed` and `receipt` say it. */
  readonly paid: { readonly amountSatang: Satang; readonly remainingSatang: Satang };
  /** Money has come that confirms nothing: too much, too late, or for an order that is no more. The note says which. */
  readonly received: { readonly amountSatang: Satang; readonly note: string };
  /** The reason as staff typed it, and until when the order can be paid now, in the reader's language. */
  readonly "slip-refused": { readonly reason: string; readonly deadline: string };
  readonly "slip-asked": { readonly reason: string; readonly deadline: string };
  readonly confirmed: undefined;
  /** The race comes near, and members have not filled in everything. */
  readonly missing: { readonly names: string };
  readonly receipt: { readonly number: string; readonly amountSatang: Satang };
  /** Staff moved an entry: its category, and its wave if it has one, before and now. */
  readonly moved: { readonly from: string; readonly to: string };
  /** The order costs less than its receipt says. */
  readonly credit: { readonly number: string; readonly amountSatang: Satang };
  /** What the jury decided, in the reader's language, and what it wrote. */
  readonly protest: { readonly bib: string; readonly outcome: string; readonly answer: string };
  readonly appeal: { readonly bib: string; readonly outcome: string; readonly answer: string };
  readonly expired: undefined;
  readonly cancelled: undefined;
  readonly refunded: { readonly amountSatang: Satang };
  /** A refund was recorded by mistake. */
  readonly "refund-undone": { readonly amountSatang: Satang };
  /** Somebody asked for the private link again. */
  readonly link: undefined;
}
export type Letter = keyof Said;

interface Addressed extends Pick<StoredOrder, "id" | "eventId" | "reference" | "contact" | "language"> {
  /** Somebody with a right wants this letter to be sent, so no limit for strangers holds it back. */
  readonly isAskedByStaff?: boolean;
}

/**
 * Tells the contact of an order what happened, in their language and in the transaction in which it happens. Nobody is
 * told anything if the contact gave no address.
 */
export type TellContact = <L extends Letter>(
  tx: Tx,
  order: Addressed,
  letter: L,
  ...said: Said[L] extends undefined ? [] : [Said[L]]
) => Promise<void>;

/** @param outbox makes the link when it sends the mail: see private-links.ts */
export function createOrderLetters(outbox: Outbox): TellContact {
  return async (tx, order, letter, ...[said]) => {
    const { id, eventId, reference, contact, language, isAskedByStaff = false } = order;
    if (contact.email === "") return;
    const { nameTh, nameEn, timeZone } = await loadLetterEvent(tx, eventId);
    const event = inLanguage({ th: nameTh, en: nameEn }, language);
    const { amountSatang, remainingSatang, until, ...texts }: Partial<Everything> = said ?? {};
    const template = `order-${letter}`;
    const message = await composeMessage(tx, template, language, {
      event,
      reference,
      ...texts,
      ...(amountSatang !== undefined && { amount: bahtText(amountSatang, language) }),
      ...(remainingSatang !== undefined && { remaining: bahtText(remainingSatang, language) }),
      ...(until !== undefined && { until: instantText(until, timeZone, language) }),
    });
    const keyGeneration = await loadKeyGeneration(tx, id);
    const budget = isAskedByStaff ? null : budgetOf(letter);
    await outbox.add(tx, { to: contact.email, ...message, about: { orderId: id, keyGeneration, template, budget } });
  };
}

function budgetOf(letter: Letter): LetterBudget | null {
  if (alwaysSent.includes(letter)) return null;
  return letter === "link" ? "link" : "steps";
}

/** What only staff or money cause is always sent; everything else a stranger can cause who types somebody's address. */
const alwaysSent: readonly Letter[] = [
  "paid",
  "received",
  "confirmed",
  "receipt",
  "cancelled",
  "refunded",
  "moved",
  "credit",
  "refund-undone",
  "slip-refused",
  "slip-asked",
  "protest",
  "appeal",
];

interface Everything {
  readonly names: string;
  readonly amountSatang: Satang;
  readonly remainingSatang: Satang;
  readonly until: InstantMs;
  readonly reason: string;
  readonly deadline: string;
  readonly note: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly bib: string;
  readonly outcome: string;
  readonly answer: string;
}
