import type { ModelResult } from "@time-event/contract/results";
import { useCallback, useEffect, useRef, useState } from "react";
import { refreshModelResults } from "../model-results.shared.ts";

const atMostEveryMs = 3000;

/** Podiums and counts, fetched again after `changed()`, but not more often than people can follow. */
export function useModelResults(event: string, loaded: readonly ModelResult[]) {
  const [refreshed, setRefreshed] = useState({ since: loaded, models: loaded });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const changed = useCallback(() => {
    timer.current ??= setTimeout(() => {
      void refreshModelResults(event).then((fresh) => {
        timer.current = undefined;
        if (fresh) setRefreshed({ since: loaded, models: fresh });
      });
    }, atMostEveryMs);
  }, [event, loaded]);
  // What the page loaded since is newer than what was fetched before.
  return { models: refreshed.since === loaded ? refreshed.models : loaded, changed };
}
