import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../../db/connection.ts";
import { createOrderList } from "./order-list.service.ts";
import { createOrderNotes } from "./order-notes.service.ts";
import { createOrderRecords } from "./order-record.service.ts";

/** All that staff do with orders. */
export function createOrderDesk(db: Db, clock: () => InstantMs) {
  return {
    list: createOrderList(db),
    records: createOrderRecords(db, clock),
    saveNote: createOrderNotes(db, clock),
  };
}
export type OrderDesk = ReturnType<typeof createOrderDesk>;
