import { webEventGet } from "@time-event/contract/events";
import type { Text } from "@time-event/contract/fields";
import { useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

/** The names of events by their slugs; an event whose name does not come has none. */
export function useEventNames(slugs: readonly string[]): ReadonlyMap<string, Text> {
  const callApi = useCallApi();
  const [names, setNames] = useState<ReadonlyMap<string, Text>>(new Map());
  const asked = [...new Set(slugs)].sort().join(" ");
  useEffect(() => {
    let isCurrent = true;
    for (const event of asked.split(" ").filter(Boolean)) {
      callApi(webEventGet, { event, part: "frame" }).then(
        ({ data }) => isCurrent && setNames((before) => new Map(before).set(event, data.name)),
        () => {},
      );
    }
    return () => void (isCurrent = false);
  }, [asked, callApi]);
  return names;
}
