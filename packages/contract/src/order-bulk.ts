import * as z from "zod/mini";
import { staffAction, staffCall, staffDownload } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { id, idParam, instantMs, satang } from "./fields.ts";
import { orderFilter, orderReason, orderSort } from "./staff-orders.ts";
import { staffText } from "./staff-text.ts";

// What staff do with many orders of a list.

const seeing = { permission: "registrations_view", at: "event" } as const;
const editing = { permission: "registrations_edit", at: "event" } as const;

export const orderIds = staffCall({
  name: "order-ids",
  shows: ["order", "category"],
  summary:
    "The ids of all orders that fit a filter, for whoever does something with each of them; at most 5,000, the newest first.",
  right: editing,
  params: z.object({ eventId: idParam, ...orderFilter.shape }),
  data: z.array(id),
  meta: z.object({ total: z.int() }),
});

const change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("link") }),
  z.object({ kind: z.literal("remind") }),
  z.object({ kind: z.literal("note"), note: staffText(1_000, 1) }),
  z.object({ kind: z.literal("cancel"), reason: orderReason }),
]);
export type OrderBulkChange = z.infer<typeof change>;

const fate = z.object({
  id,
  /** "": there is no such order. */
  reference: z.string(),
  /** Why it did not change; none: it did. */
  reasons: z.array(z.string()),
});
export type OrderFate = z.infer<typeof fate>;

export const orderBulk = staffAction({
  name: "order-bulk",
  changes: ["order", "entry", "category", "result"],
  summary:
    "Does the same with some orders, one after another, each in a transaction of its own, and says what became of each. A " +
    "client sends a long list in parts, so it can show how far it is.",
  right: editing,
  body: z.object({ eventId: id, ids: z.array(id).check(z.minLength(1), z.maxLength(25)), change }),
  data: z.array(fate),
});

export const orderRemind = staffAction({
  name: "order-remind",
  changes: ["order"],
  summary: "Reminds the contact of an order that waits for its payment, by mail, of what is owed and until when.",
  right: editing,
  body: z.object({ eventId: id, id }),
  data: z.object({ owedSatang: satang, until: instantMs }),
  /** `fixed`: it does not wait for its payment; `required`: the contact gave no e-mail address. */
  refuses: { fixed: "whole", nothing_owed: "whole", required: "whole" },
});

export const orderExport = staffDownload({
  name: "order-export",
  shows: ["order", "category"],
  summary:
    "The orders that fit a filter as a table, in the order of the list. Contacts need the right to personal data, and are recorded.",
  mediaTypes: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  right: seeing,
  params: z.object({
    eventId: idParam,
    ...orderFilter.shape,
    sort: z._default(orderSort, "created"),
    direction: z._default(z.enum(["asc", "desc"]), "desc"),
    format: z._default(z.enum(["csv", "xlsx"]), "xlsx"),
    language: z._default(z.enum(["th", "en"]), "th"),
    personal: z._default(z.enum(["yes", "no"]), "no"),
    /** `people`: a row for each person, with what they have chosen and, with `personal`, answered. */
    rows: z._default(z.enum(["orders", "people"]), "orders"),
  }),
});

export const orderBulkCalls: readonly Endpoint[] = [orderIds, orderBulk, orderRemind, orderExport];
