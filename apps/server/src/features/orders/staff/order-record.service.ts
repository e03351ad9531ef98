import type { DataOf, ReplyOf } from "@time-event/contract/endpoint";
import type { orderGet, orderHistory, OrderRecord } from "@time-event/contract/staff-orders";
import { may } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../../db/connection.ts";
import { NotFound } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { recordChange } from "../../audit/audit.service.ts";
import { showOrder } from "../order-reply.ts";
import { loadOrder } from "../orders.queries.ts";
import { loadOrderRows } from "./order-list.queries.ts";
import { maskContact, maskPlayer, maskShipping } from "./order-masks.ts";
import { loadNotes, loadOrderHistory, loadRaceEntries } from "./order-record.queries.ts";

interface OneOrder {
  readonly eventId: number;
  readonly id: number;
}

export function createOrderRecords(db: Db, clock: () => InstantMs) {
  return {
    /** @throws NotFound */
    get: async ({ eventId, id }: OneOrder, caller: StaffCaller): Promise<ReplyOf<typeof orderGet>> => {
      const record = await loadRecord(db, { eventId, id }, clock());
      if (!may(caller, "personal_data_view", eventId)) return { data: maskRecord(record), meta: {} };
      const subject = subjectOf(record);
      await db
        .transaction()
        .execute((tx) => recordChange(tx, caller, { action: "personal-data-seen", eventId, subject }));
      return { data: record, meta: {} };
    },

    /** @throws NotFound */
    history: async ({ eventId, id }: OneOrder): Promise<ReplyOf<typeof orderHistory>> => {
      await loadOrder(db, eventId, id);
      const data: DataOf<typeof orderHistory> = await loadOrderHistory(db, eventId, id);
      return { data, meta: {} };
    },
  };
}

/** An order in the audit log. */
export function subjectOf({ id, reference }: Pick<OrderRecord, "id" | "reference">) {
  return { kind: "order", id, name: reference };
}

/** @throws NotFound */
async function loadRecord(db: Db | Tx, { eventId, id }: OneOrder, now: InstantMs): Promise<OrderRecord> {
  const shown = await showOrder(db, eventId, id, now);
  const [row] = await loadOrderRows(db, [id]);
  if (!row) throw new NotFound("thing");
  const { event, language, contact, shipping, entries, files, logos, quote, balance, transfers, receipts, timeline } =
    shown;
  return {
    ...row,
    state: shown.state,
    deadlineAt: shown.deadlineAt,
    event,
    language,
    contact,
    isMasked: false,
    shipping,
    entries,
    files,
    logos,
    quote,
    balance,
    transfers,
    ...(receipts && { receipts }),
    timeline,
    notes: await loadNotes(db, id),
    raceEntries: await loadRaceEntries(db, id),
  };
}

function maskRecord(record: OrderRecord): OrderRecord {
  return {
    ...record,
    isMasked: true,
    contact: maskContact(record.contact),
    shipping: record.shipping && maskShipping(record.shipping),
    files: [],
    entries: record.entries.map((entry) => ({ ...entry, players: entry.players.map(maskPlayer) })),
  };
}
