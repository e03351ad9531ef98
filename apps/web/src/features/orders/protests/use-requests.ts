import { type Requests, webRequestList } from "@time-event/contract/protests";
import { useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

/** A jury answers in minutes, and a list may be published at any time. */
const askEveryMs = 30_000;

/** The protests and penalties of an order, asked for again while the page is looked at; null: not known yet. */
export function useRequests(key: string): readonly [Requests | null, (requests: Requests) => void] {
  const callApi = useCallApi();
  const [requests, take] = useState<Requests | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      callApi(webRequestList, {}, { key }).then(
        ({ data }) => isCurrent && take(data),
        // what was loaded last stays
        () => {},
      );
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener("visibilitychange", ask);
    addEventListener("online", ask);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      removeEventListener("online", ask);
    };
  }, [callApi, key]);
  return [requests, take];
}
