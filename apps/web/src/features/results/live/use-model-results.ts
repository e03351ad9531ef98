import type { ModelResult } from "@time-event/contract/results";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSite } from "../../../lib/page/site.ts";
import { refreshModelResults } from "../results.api.ts";

const atMostEveryMs = 3000;

/** Podiums and counts, fetched again after `changed()`, but not more often than people can follow. */
export function useModelResults(event: string, loaded: readonly ModelResult[]) {
  const { apiUrls } = useSite();
  const [models, setModels] = useState(loaded);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => setModels(loaded), [loaded]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const changed = useCallback(() => {
    timer.current ??= setTimeout(() => {
      void refreshModelResults(apiUrls, event).then((fresh) => {
        timer.current = undefined;
        if (fresh) setModels(fresh);
      });
    }, atMostEveryMs);
  }, [apiUrls, event]);
  return { models, changed };
}
