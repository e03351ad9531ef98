import type { Category, Clock } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { Track } from "../timing/track.ts";
import { clockStages } from "./clock-stages.ts";
import type { ClockedTrack } from "./clocked-track.ts";
import { leaveOutNeutral } from "./leave-out-neutral.ts";
import { hasTwoClocks, usesClock } from "./ranking-clocks.ts";

/**
 * Applies the category's clock to a track: the gun, or the entry's own start read if the overall ranking is by chip time.
 * Without a start read the chip clock runs from the gun. Neutralised sections take no time on either.
 */
export function clockTrack(category: Category, asRead: Track): ClockedTrack {
  if (asRead.stages.length > 0) return clockStages(category, asRead);
  const track = leaveOutNeutral(category, asRead);
  // the laps of a backyard begin for all at once
  const clockFrom = category.lapsEnd === "last" ? category.gunAt : zeroOf(category.rankBy, category, track);
  const since = (at: InstantMs | null, from: InstantMs) => (at === null ? null : at - from);
  const chipFrom = track.startAt ?? (usesClock(category, "chip") ? category.gunAt : null);
  const otherClock = category.rankBy === "gun" ? "chip" : "gun";

  return {
    rawMs: since(track.finishAt, clockFrom),
    gunMs: since(track.finishAt, category.gunAt),
    chipMs: chipFrom === null ? null : since(track.finishAt, chipFrom),
    lastSeenMs: since(track.lastSeen?.at ?? null, clockFrom),
    lastLapMs: since(track.lastLapAt, clockFrom),
    otherClockMs: hasTwoClocks(category) ? clockFrom - zeroOf(otherClock, category, track) : null,
    splits: track.points.map(({ checkpoint, at }) => ({ checkpoint, timeMs: since(at, clockFrom) })),
    stageMs: [],
    legMs: clockLegs(category, track, clockFrom),
  };
}

function zeroOf(clock: Clock, { gunAt }: Category, { startAt }: Track): InstantMs {
  return clock === "chip" ? (startAt ?? gunAt) : gunAt;
}

/** Each leg ends at the next hand-over point after the one before it. */
function clockLegs(category: Category, track: Track, clockFrom: InstantMs): (RaceMs | null)[] {
  let from: InstantMs | null = clockFrom;
  let next = 0;
  return (category.relayLegs ?? []).map(({ to }) => {
    const index = track.points.findIndex(({ checkpoint }, at) => at >= next && checkpoint === to);
    if (index >= 0) next = index + 1;
    const at: InstantMs | null = track.points[index]?.at ?? null;
    const legMs = at === null || from === null ? null : at - from;
    from = at;
    return legMs;
  });
}
