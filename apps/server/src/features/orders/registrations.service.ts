import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webPlayerRegisterGet, webRegisterList } from "@time-event/contract/registrations";
import { asOfNow } from "@time-event/domain/orders/deadlines";
import { placesLeft } from "@time-event/domain/places/places-left";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { KeyHolder } from "../../http/key-holder.ts";
import { provinceText } from "../../lib/province-text.ts";
import { loadCategories } from "../categories/categories.queries.ts";
import { loadStartList, type StartListQuery } from "../players/players.queries.ts";
import { loadNamedCategories } from "../privacy/named-categories.queries.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import { quoteOf } from "./order-quote.ts";
import { shownEntry } from "./order-reply.ts";
import { heldPlaces, loadOrder, loadOrderEvent } from "./orders.queries.ts";
import { loadSale } from "./sale.queries.ts";
import { loadRaceEntriesOf } from "./staff/order-record.queries.ts";

/** What the public sees of registrations, and what a holder sees of one entry. */
export function createRegistrations(db: Db, clock: () => InstantMs) {
  return {
    /** @throws NotFound */
    list: async ({
      event: slug,
      ...query
    }: StartListQuery & { event: string }): Promise<ReplyOf<typeof webRegisterList>> => {
      const event = await loadOrderEvent(db, { slug });
      const view = await loadEventView(db, event.id);
      const named = await loadNamedCategories(db, event.id);
      const stored = (await loadCategories(db, event.id)).filter(({ id }) => named.has(id));
      const held = await heldPlaces(db, event.id);
      const categories = stored.map(({ id, code, name, capacity, entered: taken, pools }) => {
        const placesHeld = held.get(id) ?? 0;
        // the counter has both; read a moment apart, they must not go below nothing
        return {
          code,
          name,
          entered: Math.max(0, taken - placesHeld),
          placesHeld,
          placesLeft: placesLeft([{ capacity, taken }, ...pools]),
        };
      });
      if (!view.startList) return { data: [], meta: { total: 0, categories } };
      const { rows, total } = await loadStartList(db, event.id, view, query);
      const data = rows.map((row) => ({ ...row, province: provinceText(row.province) }));
      return { data, meta: { total, categories } };
    },

    /** @throws NotFound */
    entry: async (id: number, { eventId, subject }: KeyHolder): Promise<ReplyOf<typeof webPlayerRegisterGet>> => {
      const now = clock();
      const order = asOfNow(await loadOrder(db, eventId, Number(subject)), now);
      const index = order.entries.findIndex((entry) => entry.id === id);
      const entry = order.entries[index];
      if (!entry) return { data: null, meta: {} };
      const sale = await loadSale(db, eventId);
      const { name } = sale.categories.find((category) => category.id === entry.categoryId)!;
      return {
        data: {
          reference: order.reference,
          state: order.state,
          entry: shownEntry(entry, sale),
          categoryName: name,
          lines: quoteOf(order, sale, now).lines.filter((line) => line.entry === index),
          race: await loadRaceEntriesOf(db, id),
        },
        meta: {},
      };
    },
  };
}
export type Registrations = ReturnType<typeof createRegistrations>;
