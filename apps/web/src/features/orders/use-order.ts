import { webRegisterGet } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { useCallback, useEffect, useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { serverNow } from "../../lib/session/server-time.ts";
import { keepAsking, sameOr } from "./keep-asking.ts";

export interface LoadedOrder {
  /** Null: not loaded yet, or it could not be loaded. */
  readonly order: Order | null;
  readonly failure: CallFailed | null;
  /** Takes an order that came as an answer to something else. */
  readonly take: (order: Order) => void;
  readonly reload: () => Promise<void>;
}

/**
 * An order of this device, asked for again whenever the page comes to the front, and when it may have become another one.
 * @param known the order as far as the page has it already
 */
export function useOrder(key: string | null, known: Order | null = null): LoadedOrder {
  const callApi = useCallApi();
  const [order, take] = useState<Order | null>(known);
  const [failure, setFailure] = useState<CallFailed | null>(null);

  const reload = useCallback(
    () =>
      key === null
        ? Promise.resolve()
        : callApi(webRegisterGet, {}, { key }).then(
            ({ data }) => {
              take((before) => sameOr(before, data));
              setFailure(null);
            },
            (error: unknown) => {
              if (!(error instanceof CallFailed)) throw error;
              setFailure(error);
            },
          ),
    [callApi, key],
  );

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void reload();
    };
    look();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, [reload]);

  useEffect(() => {
    if (!order || key === null) return;
    const ask = () => {
      if (document.visibilityState === "visible") void reload();
    };
    return keepAsking(order, { now: serverNow, ask });
  }, [order, key, reload]);

  return { order, failure, take, reload };
}
