import { type RaceClock, raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import { useNow } from "../../lib/page/use-now.ts";

/** The time in the race, each second: in a rehearsal it runs faster than the clock on the wall. Null on the server. */
export function useRaceNow(rehearsal: RaceClock | null): number | null {
  const now = useNow(1000);
  return now === null ? null : raceTimeAt(rehearsal, now);
}
