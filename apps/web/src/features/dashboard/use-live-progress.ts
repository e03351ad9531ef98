import { webCheckpointList } from "@time-event/contract/checkpoints";
import type { LiveEvent } from "@time-event/contract/dashboard";
import type { ModelResult } from "@time-event/contract/results";
import { useEffect, useRef, useState } from "react";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import type { LiveState } from "../../lib/live/results-channel.ts";
import { useResultsVersion } from "../../lib/live/use-results-version.ts";
import { refreshModelResults } from "../results/model-results.shared.ts";

const atMostEveryMs = 4000;

export type Progress = Pick<LiveEvent, "entries" | "finished" | "onCourse" | "out" | "lastPassingAt">;

/**
 * An event's progress, fetched again as its results change, but not more often than people can follow. It uses public
 * calls, for which no loading overlay appears. When they fail, the page keeps what it shows.
 */
export function useLiveProgress(event: LiveEvent): Progress & { readonly connection: LiveState } {
  const callApi = useCallApi();
  const { state, changed } = useResultsVersion(event.slug);
  const [latest, setLatest] = useState<{ readonly since: LiveEvent; readonly progress: Progress } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const version = changed?.version;

  useEffect(() => {
    if (version === undefined) return;
    timer.current ??= setTimeout(async () => {
      timer.current = undefined;
      const [models, checkpoints] = await Promise.all([
        refreshModelResults(event.slug),
        callApi(webCheckpointList, { event: event.slug }).catch(() => null),
      ]);
      const passings = checkpoints?.data.flatMap(({ lastPassings }) => lastPassings.map(({ at }) => at)) ?? [];
      const lastPassingAt = passings.length > 0 ? Math.max(...passings) : event.lastPassingAt;
      if (models) setLatest({ since: event, progress: { ...sumOf(models), lastPassingAt } });
    }, atMostEveryMs);
  }, [callApi, event, version]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  // The dashboard has loaded newer data since.
  return { ...(latest?.since === event ? latest.progress : event), connection: state };
}

function sumOf(models: readonly ModelResult[]): Omit<Progress, "lastPassingAt"> {
  const count = (...statuses: readonly (keyof ModelResult["counts"])[]) =>
    models.reduce((sum, { counts }) => sum + statuses.reduce((of, status) => of + (counts[status] ?? 0), 0), 0);
  return {
    entries: models.reduce((sum, { entries }) => sum + entries, 0),
    finished: count("finished"),
    onCourse: count("started", "on_course"),
    out: count("dnf", "dns", "dsq", "otl"),
  };
}
