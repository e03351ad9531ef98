import type { ReplyOf } from "@time-event/contract/endpoint";
import type { reconciliationGet } from "@time-event/contract/reconciliation";
import type { Db } from "../../db/connection.ts";
import { periodOf } from "./bank-day.ts";
import { reconcile } from "./reconciliation.queries.ts";

/** What a day's money adds up to. */
export function createReconciliation(db: Db) {
  return async ({ day }: { readonly day: string }): Promise<ReplyOf<typeof reconciliationGet>> => ({
    data: await reconcile(db, { day, ...periodOf(day) }),
    meta: {},
  });
}
