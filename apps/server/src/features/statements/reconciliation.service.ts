import type { ReplyOf } from "@time-event/contract/endpoint";
import type { reconciliationGet } from "@time-event/contract/reconciliation";
import { addDays } from "@time-event/domain/time/calendar";
import { instantInZone } from "@time-event/domain/time/local-time";
import type { Db } from "../../db/connection.ts";
import { reconcile } from "./reconciliation.queries.ts";

/** Days begin when they begin at the bank. */
const bankZone = "Asia/Bangkok";
const startOf = (day: string) => instantInZone(bankZone, day, "00:00")!;

/** What a day's money adds up to. */
export function createReconciliation(db: Db) {
  return async ({ day }: { readonly day: string }): Promise<ReplyOf<typeof reconciliationGet>> => {
    const period = { from: startOf(day), until: startOf(addDays(day, 1)) };
    return { data: await reconcile(db, { day, ...period }), meta: {} };
  };
}
