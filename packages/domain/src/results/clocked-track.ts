import type { RaceMs } from "../time/race-time.ts";
import type { Split } from "./result.ts";

/** A track after the category's clock was applied: durations instead of instants, before penalties. */
export interface ClockedTrack {
  /** On the clock of the overall ranking; null without a finish. */
  readonly rawMs: RaceMs | null;
  readonly gunMs: RaceMs | null;
  readonly chipMs: RaceMs | null;
  /** Time of the last read that counts, on that clock. */
  readonly lastSeenMs: RaceMs | null;
  /** Time at the end of the last lap that counts, on that clock; null without laps. */
  readonly lastLapMs: RaceMs | null;
  /** Added to a time, gives it on the other clock; null where every ranking follows one clock, and in stage races. */
  readonly otherClockMs: RaceMs | null;
  readonly splits: readonly Split[];
  readonly stageMs: readonly (RaceMs | null)[];
  readonly legMs: readonly (RaceMs | null)[];
}
