import { type Requests, webRequestList, webRequestListMember } from "@time-event/contract/protests";
import { useCallback, useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

/** A jury answers in minutes, and a list may be published at any time. */
const askEveryMs = 30_000;

/** Who protests: the contact of an order for all its players, or a member for themselves. */
export type ProtestHolder = "contact" | "member";

/** The protests and penalties of an order, asked for again while the page is looked at; null: not known yet. */
export function useRequests(
  key: string,
  holder: ProtestHolder,
): readonly [requests: Requests | null, take: (requests: Requests) => void, ask: () => void] {
  const callApi = useCallApi();
  const [requests, take] = useState<Requests | null>(null);
  const ask = useCallback(() => {
    if (document.visibilityState !== "visible") return;
    const asked =
      holder === "member" ? callApi(webRequestListMember, {}, { key }) : callApi(webRequestList, {}, { key });
    asked.then(
      ({ data }) => take(data),
      // what was loaded last stays
      () => {},
    );
  }, [callApi, holder, key]);
  useEffect(() => {
    ask();
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener("visibilitychange", ask);
    addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      removeEventListener("online", ask);
    };
  }, [ask]);
  return [requests, take, ask];
}
