import type { RaceMs } from "../time/race-time.ts";
import type { Split } from "./result.ts";

/** A track after the category's clock was applied: durations instead of instants, before penalties. */
export interface ClockedTrack {
  /** On the clock that ranks; null without a finish. */
  readonly rawMs: RaceMs | null;
  readonly gunMs: RaceMs | null;
  readonly chipMs: RaceMs | null;
  /** Time of the last read that counts, on the clock that ranks. */
  readonly lastSeenMs: RaceMs | null;
  /** Time at the end of the last lap that counts, on the clock that ranks; null without laps. */
  readonly lastLapMs: RaceMs | null;
  readonly splits: readonly Split[];
  readonly stageMs: readonly (RaceMs | null)[];
  readonly legMs: readonly (RaceMs | null)[];
}
