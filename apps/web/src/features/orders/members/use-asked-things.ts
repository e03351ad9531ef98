import { type Offered, webRegisterModelList } from "@time-event/contract/order-offers";
import { useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

/** What an event asks and sells of an order; null: not known yet. @param event null: none is asked for */
export function useAskedThings(event: string | null, key: string): Offered | null {
  const callApi = useCallApi();
  const [asked, setAsked] = useState<Offered | null>(null);
  useEffect(() => {
    if (event === null) return;
    let isCurrent = true;
    callApi(webRegisterModelList, { event }, { key }).then(
      ({ data }) => isCurrent && setAsked(data),
      // the names of questions are missing then, nothing else
      () => {},
    );
    return () => void (isCurrent = false);
  }, [callApi, event, key]);
  return asked;
}
