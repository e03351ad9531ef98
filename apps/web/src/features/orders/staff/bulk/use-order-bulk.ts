import { type OrderBulkChange, orderBulk, type OrderFate, orderIds } from "@time-event/contract/order-bulk";
import type { OrderFilter } from "@time-event/contract/staff-orders";
import { useRef, useState } from "react";
import { CallFailed } from "../../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../../lib/api/use-call-api.ts";
import { useStaffAction } from "../../../../lib/api/use-staff-action.ts";

/** Which orders: those that were ticked, or all that fit the filter. */
export type OrderSelection = { readonly ids: readonly number[] } | { readonly filter: OrderFilter };

export interface BulkRun {
  readonly state: "ready" | "running" | "over";
  readonly done: number;
  readonly total: number;
  /** What became of each order so far, the first first. */
  readonly fates: readonly OrderFate[];
  readonly failure: CallFailed | null;
  readonly start: (change: OrderBulkChange) => Promise<void>;
  /** Stops after the orders that are being changed now. */
  readonly stop: () => void;
}

/** So many at a time: progress is seen, and a lost reply leaves few in doubt. */
const atATime = 5;

/** Does the same with many orders, some at a time. */
export function useOrderBulk(eventId: number, selection: OrderSelection): BulkRun {
  const callApi = useCallApi();
  const run = useStaffAction(orderBulk);
  const [state, setState] = useState<BulkRun["state"]>("ready");
  const [total, setTotal] = useState("ids" in selection ? selection.ids.length : 0);
  const [fates, setFates] = useState<readonly OrderFate[]>([]);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const isStopped = useRef(false);

  async function start(change: OrderBulkChange): Promise<void> {
    setState("running");
    isStopped.current = false;
    try {
      const ids = "ids" in selection ? selection.ids : (await callApi(orderIds, { eventId, ...selection.filter })).data;
      setTotal(ids.length);
      for (let from = 0; from < ids.length && !isStopped.current; from += atATime) {
        const { data } = await run.mutateAsync({ eventId, ids: ids.slice(from, from + atATime), change });
        setFates((before) => [...before, ...data]);
      }
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
    }
    setState("over");
  }

  const stop = () => {
    isStopped.current = true;
  };
  return { state, done: fates.length, total, fates, failure, start, stop };
}
