import type { ResultRow } from "@time-event/contract/results";
import { formatRaceTime, type Rounding } from "@time-event/domain/time/race-time";
import { useMessages } from "../../lib/i18n/language.ts";
import { resultsMessages } from "./results.messages.ts";

interface Line {
  readonly status: ResultRow["status"];
  readonly timeMs: number | null;
}

/** A result within a sentence or a cell: of a finisher the time as the category rounds it, of anybody else the status as a word. */
export function useResultText(): (line: Line, rounding: Rounding) => string {
  const { status: words } = useMessages(resultsMessages);
  return ({ status, timeMs }, rounding) =>
    status === "finished" && timeMs !== null ? formatRaceTime(timeMs, rounding) : words[status];
}

/** A status as a word. */
export function useStatusWord(): (status: ResultRow["status"]) => string {
  const { status: words } = useMessages(resultsMessages);
  return (status) => words[status];
}
