import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { LiveState } from "./results-channel.ts";
import { useResultsVersion } from "./use-results-version.ts";

/** Loads the page's data again, once for each version of an event's results that is newer than the one on screen. */
export function useLiveReload(event: string, shownVersion: number): LiveState {
  const { state, changed } = useResultsVersion(event);
  const { revalidate, state: loading } = useRevalidator();
  const asked = useRef(shownVersion);
  const version = changed?.version ?? 0;
  useEffect(() => {
    if (version <= Math.max(shownVersion, asked.current) || loading !== "idle") return;
    asked.current = version;
    void revalidate();
  }, [version, shownVersion, loading, revalidate]);
  return state;
}
