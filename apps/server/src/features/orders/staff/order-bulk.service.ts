import type { DataOf, ReplyOf } from "@time-event/contract/endpoint";
import type { OrderFilter } from "@time-event/contract/staff-orders";
import type { OrderBulkChange, orderBulk, OrderFate, orderIds } from "@time-event/contract/order-bulk";
import type * as z from "zod/mini";
import type { Db } from "../../../db/connection.ts";
import { NotFound, Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import type { CancelOrder } from "./cancel-order.service.ts";
import { countOrders, findOrderIds, loadOrderRows } from "./order-list.queries.ts";
import { meantBy } from "./order-list.service.ts";
import type { SaveNote } from "./order-notes.service.ts";
import type { RemindOrder } from "./remind-order.service.ts";
import type { SendLink } from "./send-link.service.ts";

/** What can be done with each order of a list. */
interface ForEach {
  readonly sendLink: SendLink;
  readonly remind: RemindOrder;
  readonly saveNote: SaveNote;
  readonly cancel: CancelOrder;
}

const mostIds = 5_000;

export function createOrderBulk(db: Db, forEach: ForEach) {
  return {
    /** @throws NotFound */
    ids: async (
      filter: OrderFilter & { readonly eventId: number },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof orderIds>> => {
      const meant = await meantBy(db, filter, caller);
      const counts = await countOrders(db, meant);
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const window = { sort: "created", isDescending: true, offset: 0, limit: mostIds } as const;
      return { data: await findOrderIds(db, meant, window), meta: { total } };
    },

    /** One after another: what becomes of one has nothing to do with the others. */
    run: async (
      { eventId, ids, change }: z.output<(typeof orderBulk)["body"]>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof orderBulk>> => {
      const known = new Map((await loadOrderRows(db, ids)).map(({ id, reference }) => [id, reference]));
      const data: DataOf<typeof orderBulk> = [];
      for (const id of new Set(ids)) {
        data.push(await fateOf(id, known.get(id) ?? "", () => doTo(forEach, { eventId, id }, change, caller)));
      }
      return { data, meta: {} };
    },
  };
}

async function fateOf(id: number, reference: string, work: () => Promise<unknown>): Promise<OrderFate> {
  try {
    await work();
    return { id, reference, reasons: [] };
  } catch (error) {
    if (error instanceof Refused) return { id, reference, reasons: [...error.reasons] };
    // of another event, its reference is nobody's business here
    if (error instanceof NotFound) return { id, reference: "", reasons: ["unknown"] };
    throw error;
  }
}

interface OneOrder {
  readonly eventId: number;
  readonly id: number;
}

function doTo(forEach: ForEach, order: OneOrder, change: OrderBulkChange, caller: StaffCaller): Promise<unknown> {
  switch (change.kind) {
    case "link":
      return forEach.sendLink({ ...order, endEarlier: false }, caller);
    case "remind":
      return forEach.remind(order, caller);
    case "note":
      return forEach.saveNote({ ...order, note: change.note }, caller);
    case "cancel":
      return forEach.cancel({ ...order, reason: change.reason }, caller);
  }
}
