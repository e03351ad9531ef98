import type { DataOf } from "@time-event/contract/endpoint";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import { useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

type Asked = DataOf<typeof webRegisterModelList>;

/** What an event asks and sells; null: not known yet. @param event null: none is asked for */
export function useAskedThings(event: string | null): Asked | null {
  const callApi = useCallApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (event === null) return;
    let isCurrent = true;
    callApi(webRegisterModelList, { event }).then(
      ({ data }) => isCurrent && setAsked(data),
      // the names of questions are missing then, nothing else
      () => {},
    );
    return () => void (isCurrent = false);
  }, [callApi, event]);
  return asked;
}
