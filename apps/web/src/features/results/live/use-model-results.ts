import type { ModelResult } from "@time-event/contract/results";
import { useCallback, useEffect, useRef, useState } from "react";
import { refreshModelResults } from "../model-results.shared.ts";

const atMostEveryMs = 3000;

/**
 * Podiums and counts; `changed()` fetches them again, but not more often than people can follow. `take` is for what came by
 * itself of one category.
 */
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
  const take = useCallback(
    (category: string, change: (before: ModelResult) => ModelResult) =>
      setRefreshed(({ since, models }) => {
        const before = since === loaded ? models : loaded;
        return { since: loaded, models: before.map((each) => (each.category === category ? change(each) : each)) };
      }),
    [loaded],
  );
  // Data that the page has loaded since is newer than data fetched before.
  return { models: refreshed.since === loaded ? refreshed.models : loaded, changed, take };
}
