import type { WorkerPool } from "../../../lib/heavy-work/worker-pool.ts";
import { createOrderCancelling } from "./cancel-order.service.ts";
import { createOrderMaking } from "./create-order.service.ts";
import { createDeskOffers } from "./desk-offers.service.ts";
import { createOrderEditing } from "./edit-order.service.ts";
import { createEntryExtras } from "./entry-extras.service.ts";
import { createFreePlaces } from "./free-places.service.ts";
import { createOrderMoves } from "./move-order-entry.service.ts";
import { createOrderBulk } from "./order-bulk.service.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { createOrderExport } from "./order-export.service.ts";
import { createOrderList } from "./order-list.service.ts";
import { createOrderNotes } from "./order-notes.service.ts";
import { createOrderRecords } from "./order-record.service.ts";
import { createTypedQuote } from "./quote-typed.service.ts";
import { createOrderReminding } from "./remind-order.service.ts";
import { createLinkSending } from "./send-link.service.ts";

/** All that staff do with orders. */
export function createOrderDesk(parts: OrderDeskParts, workers: WorkerPool) {
  const saveNote = createOrderNotes(parts.db, parts.clock);
  const cancel = createOrderCancelling(parts);
  const sendLink = createLinkSending(parts);
  const remind = createOrderReminding(parts);
  return {
    list: createOrderList(parts.db),
    records: createOrderRecords(parts.db, parts.clock),
    saveNote,
    cancel,
    sendLink,
    remind,
    offers: createDeskOffers(parts.db, parts.clock),
    free: createFreePlaces(parts),
    quote: createTypedQuote(parts),
    create: createOrderMaking(parts),
    bulk: createOrderBulk(parts.db, { saveNote, cancel, sendLink, remind }),
    edit: createOrderEditing(parts),
    extras: createEntryExtras(parts.db),
    moves: createOrderMoves(parts),
    exportOrders: createOrderExport(parts.db, workers),
  };
}
export type OrderDesk = ReturnType<typeof createOrderDesk>;
