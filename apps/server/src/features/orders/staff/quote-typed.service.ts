import { orderPricePreview } from "@time-event/contract/desk-orders";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { ReasonOf } from "@time-event/contract/refusals";
import { tidyChoice } from "@time-event/domain/add-ons/chosen-add-ons";
import type * as z from "zod/mini";
import type { Db, Tx } from "../../../db/connection.ts";
import { Refused } from "../../../http/refusals.ts";
import { exchangeClaims, nothing, wholeClaims } from "../claims.ts";
import { quoteOf } from "../order-quote.ts";
import { loadOrderEvent } from "../orders.queries.ts";
import type { StoredOrderEntry } from "../orders.types.ts";
import { loadSale } from "../sale.queries.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { shortOf } from "./short-of.ts";
import { lockTyped, readTyped, reasonsAgainstTypedWhole } from "./typed-order.ts";

type Quote = typeof orderPricePreview;

/** @throws NotFound, Refused */
export type QuoteTyped = (body: z.output<Quote["body"]>) => Promise<ReplyOf<Quote>>;

/**
 * What an order would cost that staff are typing, and whether there is enough of everything for it, before anybody takes money.
 * It holds nothing: others may take the places meanwhile.
 */
export function createTypedQuote({ db, clock }: Pick<OrderDeskParts, "db" | "clock">): QuoteTyped {
  return ({ eventId, entries, ...whole }) =>
    undone(db, async (tx) => {
      const event = await loadOrderEvent(tx, { id: eventId });
      if (event.isArchived) throw new Refused(orderPricePreview, ["event_archived"]);
      const sale = await loadSale(tx, eventId);
      const reasons: ReasonOf<Quote>[] = [];
      const read: StoredOrderEntry[] = [];
      await lockTyped(tx, { event, sale }, entries);
      for (const [index, form] of entries.entries()) {
        const { typed, reasons: own } = await readTyped(tx, { event, sale }, form, index);
        reasons.push(...own);
        if (!typed) continue;
        const before = read.filter(({ categoryId }) => categoryId === typed.category.id);
        const soldBefore = before.reduce((sum, { places }) => sum + places, typed.category.entered);
        read.push({ ...typed.entry, id: index, soldBefore });
      }
      reasons.push(...reasonsAgainstTypedWhole(whole, { sale, entries: read }));
      if (reasons.length > 0) throw new Refused(orderPricePreview, reasons);
      const choice = { quote: null, addOns: tidyChoice(whole.addOns), code: null, entries: read };
      const order = { ...choice, id: noOrder, eventId };
      const short = await shortOf(tx, order, await exchangeClaims(tx, nothing, wholeClaims(order)));
      if (short.length > 0) throw new Refused(orderPricePreview, short);
      return { data: quoteOf(choice, sale, clock()), meta: {} };
    });
}

/** There is none yet. */
const noOrder = 0;

/** What a transaction answers whose changes are all undone: taking is the only sure way to learn whether there is enough. */
async function undone<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  const end = new Error("undone");
  const tried = db.transaction().execute(async (tx) => {
    answers.push(await work(tx));
    throw end;
  });
  await tried.catch((error: unknown) => {
    if (error !== end) throw error;
  });
  return answers[0]!;
}
