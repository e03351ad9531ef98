import { webRegisterResultListFind, type FoundResult } from "@time-event/contract/found-results";
import { useEffect, useRef, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

interface Asked {
  readonly event?: string;
  readonly text?: string;
  readonly bibs?: string;
}

/**
 * What a search finds, asked again with every `version` of the results. Null: nothing is asked, or no answer has come.
 * @param loaded what the page was loaded with, for the same search
 */
export function useFound({ event, text, bibs }: Asked, version: number, loaded: readonly FoundResult[] | null = null) {
  const callApi = useCallApi();
  const asked = text || bibs ? `${event ?? ""} ${text ?? ""} ${bibs ?? ""}` : null;
  const [answer, setAnswer] = useState({ asked, found: loaded });
  /** The search and version that are answered. */
  const answered = useRef(loaded && `${version} ${asked}`);
  useEffect(() => {
    const now = `${version} ${asked}`;
    if (asked === null || answered.current === now) return;
    let left = false;
    callApi(webRegisterResultListFind, { ...(event && { event }), ...(text && { text }), ...(bibs && { bibs }) }).then(
      ({ data }) => {
        if (left) return;
        answered.current = now;
        setAnswer({ asked, found: data });
      },
      // what stands there stays until the next change asks again
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [callApi, asked, event, text, bibs, version]);
  return answer.asked === asked ? answer.found : null;
}
