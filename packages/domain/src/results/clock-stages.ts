import type { Category } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { StagePassage, Track } from "../timing/track.ts";
import type { ClockedTrack } from "./clocked-track.ts";
import type { Split } from "./result.ts";

interface StageClock extends StagePassage {
  readonly gunAt: InstantMs | null;
  /** When the stage's clock is zero; null when there is neither a gun nor a start read. */
  readonly from: InstantMs | null;
}

/**
 * Clocks a stage race. A stage runs from its gun if it has one, else from the entry's own start read. The time is the
 * sum of all stages; if a stage is missing, there is no time. The way between stages does not count.
 */
export function clockStages(category: Category, track: Track): ClockedTrack {
  const clocks = track.stages.map((passage, index): StageClock => {
    const gunAt = category.stages?.[index]?.gunAt ?? null;
    return { ...passage, gunAt, from: gunAt ?? passage.startAt };
  });
  const stageMs = clocks.map(({ from, finishAt }) => elapsed(from, finishAt));

  return {
    rawMs: sumOrNull(stageMs),
    gunMs: sumOrNull(clocks.map(({ gunAt, finishAt }) => elapsed(gunAt, finishAt))),
    chipMs: sumOrNull(clocks.map(({ startAt, finishAt }) => elapsed(startAt, finishAt))),
    lastLapMs: null,
    otherClockMs: null,
    lastSeenMs: lastSeenMs(track, clocks, stageMs),
    splits: clockSplits(track, clocks),
    stageMs,
    legMs: [],
  };
}

function elapsed(from: InstantMs | null, to: InstantMs | null): RaceMs | null {
  return from === null || to === null ? null : to - from;
}

function sumOrNull(times: readonly (RaceMs | null)[]): RaceMs | null {
  return times.reduce<RaceMs | null>((sum, time) => (sum === null || time === null ? null : sum + time), 0);
}

/** Racing time until the last read: the finished stages, and the part of the current one. */
function lastSeenMs({ lastSeen }: Track, clocks: readonly StageClock[], stageMs: readonly (RaceMs | null)[]) {
  if (!lastSeen) return null;
  const done = stageMs.reduce<RaceMs>((sum, time) => sum + (time ?? 0), 0);
  const underWay = clocks.findLast(({ from, finishAt }) => finishAt === null && from !== null && from <= lastSeen.at);
  return done + (elapsed(underWay?.from ?? null, lastSeen.at) ?? 0);
}

function clockSplits(track: Track, clocks: readonly StageClock[]): Split[] {
  return track.points.map(({ checkpoint, at }, index) => {
    const clock = clocks.find(({ first, last }) => index >= first && index <= last);
    return { checkpoint, timeMs: elapsed(clock?.from ?? null, at) };
  });
}
