import { webRegisterGet } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { useEffect, useState } from "react";
import { CallFailed, isKeyFailure } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import type { KnownOrder } from "../order-keys.ts";

/** Nobody looks at more of one event at once. */
const mostAsked = 5;

/**
 * What became of orders of this device, asked for whenever the page comes to the front; null: no answer yet. One that
 * does not open is left out.
 */
export function useOwnOrders(known: readonly KnownOrder[]): readonly Order[] | null {
  const callApi = useCallApi();
  const [orders, setOrders] = useState<readonly Order[] | null>(null);
  const keys = known
    .slice(0, mostAsked)
    .map(({ key }) => key)
    .join(" ");
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const answers = await Promise.allSettled(keys.split(" ").map((key) => callApi(webRegisterGet, {}, { key })));
      const opened = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.data] : []));
      if (isCurrent && (opened.length > 0 || answers.every(isEnded))) setOrders(opened);
    };
    void look();
    const lookAgain = () => void look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      isCurrent = false;
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [callApi, keys]);
  return orders;
}

function isEnded(answer: PromiseSettledResult<unknown>): boolean {
  return answer.status === "rejected" && answer.reason instanceof CallFailed && isKeyFailure(answer.reason);
}
