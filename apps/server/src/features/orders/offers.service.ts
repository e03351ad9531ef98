import type { ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import type { webRegisterGet } from "@time-event/contract/order-keeping";
import type { OfferedEvent, webRegisterModelList } from "@time-event/contract/order-offers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { createKeptWhileSame } from "../../http/kept-while-same.ts";
import type { KeyHolder } from "../../http/key-holder.ts";
import type { ReceiptPdf } from "../receipts/receipts.service.ts";
import { loadOffering, type Offering } from "./load-offering.ts";
import { categoriesKnownTo, offeredTo } from "./offered-to.ts";
import { shownEntry, showOrder } from "./order-reply.ts";
import { loadOrder, type OrderEvent } from "./orders.queries.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  /** Names what the database holds at this second: prices and states follow the clock, too. */
  readonly readState: () => Promise<string>;
  readonly receiptPdf: ReceiptPdf;
}

/** Some thousand events. */
const keptBytes = 16_000_000;

/** What can be chosen, and what was. */
export function createOffers({ db, clock, readState, receiptPdf }: Parts) {
  // everybody who chooses asks for it, and it takes a dozen statements
  const offerings = createKeptWhileSame<Offering>({
    readState,
    clock,
    mostBytes: keptBytes,
    bytesOf: ({ offered }) => JSON.stringify(offered).length * 4,
  });

  return {
    /** @throws NotFound */
    list: async (
      { event: slug }: { readonly event: string },
      key: KeyHolder | undefined,
    ): Promise<ReplyOf<typeof webRegisterModelList>> => {
      const { event, sale, offered } = await offerings.get(slug, () => loadOffering(db, { slug }, clock()));
      const order = key && (await loadOrder(db, event.id, Number(key.subject)));
      const known = order ? categoriesKnownTo(order, sale, clock()) : new Set<string>();
      const entries = (order?.entries ?? []).map((entry) => shownEntry(entry, sale));
      return { data: { ...offeredTo(offered, known), event: shownEvent(event), entries }, meta: {} };
    },

    /** @throws NotFound */
    get: async (
      { receipt: language, receiptNumber }: ParamsOf<typeof webRegisterGet>,
      { eventId, subject }: KeyHolder,
    ): Promise<ReplyOf<typeof webRegisterGet>> => {
      const receipt = language && (await receiptPdf(Number(subject), language, receiptNumber));
      const pdf = receipt ? Buffer.from(receipt.bytes).toString("base64") : null;
      return { data: await showOrder(db, eventId, Number(subject), clock()), meta: { receiptPdf: pdf } };
    },
  };
}

function shownEvent({ slug, nameTh, nameEn, state, startsOn, timeZone, colour, ...event }: OrderEvent): OfferedEvent {
  const cancelReason = { th: event.cancelReasonTh, en: event.cancelReasonEn };
  // by its address nobody finds a draft
  return {
    slug,
    name: { th: nameTh, en: nameEn },
    state: state as OfferedEvent["state"],
    cancelReason,
    startsOn,
    timeZone,
    colour,
  };
}

export type Offers = ReturnType<typeof createOffers>;
