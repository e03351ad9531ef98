import type { PublicCategory } from "@time-event/contract/events";
import type { ResultRow } from "@time-event/contract/results";

/** True where laps are the result, and the time is that of the last one: a race for as many laps as there is time for. */
export function countsLaps({ laps }: Pick<PublicCategory, "laps">, row: Pick<ResultRow, "laps">): boolean {
  return laps === null && row.laps > 0;
}
