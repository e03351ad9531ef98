import type { StartRule } from "@time-event/domain/start-order/plan-starts";
import { toJson } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

/** Stores by which rule a start list was made; null: it was typed. */
export async function insertStartOrder(
  tx: Tx,
  order: {
    readonly eventId: number;
    readonly categoryId: number;
    readonly batchId: number;
    readonly rule: StartRule | null;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto("startOrders")
    .values({ ...order, rule: order.rule && toJson(order.rule) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
