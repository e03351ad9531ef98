import { type EventPage, webEventGet } from "@time-event/contract/events";
import type { Order } from "@time-event/contract/orders";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { CallFailed, isKeyFailure } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { orderKeys } from "../order-keys.ts";
import { useOrder } from "../use-order.ts";
import { finishRenewing } from "./renew-key.ts";

export interface OpenRegistration {
  readonly orderKey: string;
  /** The last try to load it again failed. */
  readonly isOld: boolean;
  readonly order: Order;
  readonly event: EventPage;
  /** Takes an order that came as an answer to something else. */
  readonly take: (order: Order) => void;
  readonly reload: () => Promise<void>;
}

/** `starting`: not yet in a browser, or no reply yet. `none`: this device knows no order, and no link was opened. */
export type Registration =
  | { readonly is: "starting" | "none" }
  | { readonly is: "failed"; readonly failure: CallFailed; readonly reload: () => Promise<void> }
  | ({ readonly is: "open" } & OpenRegistration);

/**
 * The order of a key with its event. Opening it makes this device know it. A component that is mounted anew for each key
 * uses it. @param key undefined: the page is not yet in a browser; null: this device knows no order
 */
export function useRegistration(key: string | null | undefined): Registration {
  const { order, failure, take, reload } = useOrder(key ?? null);
  const event = useEventOf(order);
  useKnown(key, order);
  const isSeeking = useRenewedKey(key, failure);
  if (key === undefined) return { is: "starting" };
  if (key === null) return { is: "none" };
  if (event instanceof CallFailed) return { is: "failed", failure: event, reload };
  if (order && event) return { is: "open", orderKey: key, order, event, isOld: failure !== null, take, reload };
  if (isSeeking) return { is: "starting" };
  return failure ? { is: "failed", failure, reload } : { is: "starting" };
}

/** A key that was ended by a change without an answer: asks once for the new one, which then opens the page. */
function useRenewedKey(key: string | null | undefined, failure: CallFailed | null): boolean {
  const callApi = useCallApi();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const isEnded = isKeyFailure(failure);
  const isBegun = isEnded && !isTried && orderKeys.list().some((known) => known.key === key && known.renewing);
  useEffect(() => {
    if (!isBegun || !key) return;
    void finishRenewing(key, { callApi, keys: orderKeys }).then((reference) => {
      setTried(true);
      if (reference !== null) void navigate({ search: `?order=${reference}` }, { replace: true });
    });
  }, [isBegun, key, callApi, navigate]);
  return isBegun;
}

function useKnown(key: string | null | undefined, order: Order | null): void {
  const navigate = useNavigate();
  const { reference, event } = order ?? {};
  useEffect(() => {
    if (!key || reference === undefined || event === undefined) return;
    // the newest is the one that the entry wizard goes on with
    if (orderKeys.list()[0]?.key !== key) orderKeys.keep({ key, reference, event });
    void navigate({ search: `?order=${reference}` }, { replace: true, preventScrollReset: true });
  }, [key, reference, event, navigate]);
}

function useEventOf(order: Order | null): EventPage | CallFailed | null {
  const callApi = useCallApi();
  const [event, setEvent] = useState<EventPage | CallFailed | null>(null);
  const slug = order?.event;
  useEffect(() => {
    if (slug === undefined) return;
    let isCurrent = true;
    callApi(webEventGet, { event: slug, part: "frame" }).then(
      ({ data }) => isCurrent && setEvent(data),
      (error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
        if (isCurrent) setEvent(error);
      },
    );
    return () => void (isCurrent = false);
  }, [slug, callApi]);
  return event;
}
