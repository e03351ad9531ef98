import * as z from "zod/mini";
import { keyCall, openCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { code, eventSlug, idParam, text } from "./fields.ts";
import { order } from "./orders.ts";
import { webPlayerList } from "./players.ts";

export const webRegisterList = openCall({
  name: "web-register-list",
  shows: ["entry", "order", "category", "privacy"],
  summary: "Who has entered, as the start list shows it, and how full each category is.",
  params: webPlayerList.params,
  data: webPlayerList.data,
  meta: z.object({
    total: z.int(),
    categories: z.array(
      z.object({
        code,
        name: text,
        /** Entries of the race. */
        entered: z.int(),
        /** Places that orders hold or have not paid. */
        placesHeld: z.int(),
        /** Null: no limit. */
        placesLeft: z.nullable(z.int()),
      }),
    ),
  }),
});

export const webPlayerRegisterGet = keyCall({
  name: "web-player-register-get",
  key: "registration",
  shows: ["order", "entry", "category"],
  summary: "One entry of an order, whole, with what became of it in the race; null where the order has no such entry.",
  params: z.object({ event: z.optional(eventSlug), id: idParam }),
  data: z.nullable(
    z.object({
      reference: z.string(),
      state: order.shape.state,
      entry: order.shape.entries.def.element,
      categoryName: text,
      /** Its lines of the price. */
      lines: order.shape.quote.shape.lines,
      /** Its entries of the race, once the order is confirmed. */
      race: z.array(z.object({ bib: z.string(), firstName: z.string(), lastName: z.string(), withdrawn: z.boolean() })),
    }),
  ),
  meta: noMeta,
});
