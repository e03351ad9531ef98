import { createOrderCancelling } from "./cancel-order.service.ts";
import { createOrderMaking } from "./create-order.service.ts";
import { createFreePlaces } from "./free-places.service.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { createOrderList } from "./order-list.service.ts";
import { createOrderNotes } from "./order-notes.service.ts";
import { createOrderRecords } from "./order-record.service.ts";
import { createTypedQuote } from "./quote-typed.service.ts";
import { createLinkSending } from "./send-link.service.ts";

/** All that staff do with orders. */
export function createOrderDesk(parts: OrderDeskParts) {
  return {
    list: createOrderList(parts.db),
    records: createOrderRecords(parts.db, parts.clock),
    saveNote: createOrderNotes(parts.db, parts.clock),
    cancel: createOrderCancelling(parts),
    sendLink: createLinkSending(parts),
    free: createFreePlaces(parts),
    quote: createTypedQuote(parts),
    create: createOrderMaking(parts),
  };
}
export type OrderDesk = ReturnType<typeof createOrderDesk>;
