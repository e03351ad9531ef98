import type { RaceMs } from "../time/race-time.ts";
import type { LapPlan } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";
import { LINE } from "./lap-start.ts";

/** Passings of a point are a lap apart if their gaps are at least this share of even ones: less is a rest at the point. */
const EVEN_SHARE = 0.7;

/**
 * The entry's own fastest lap; 0 when the line was passed at most once. Between two reads of the line there may be
 * several laps whose lines were not read: then the points of the lap were passed as often, at even intervals. That may be a stray read, so
 * laps that show no missed line are taken if there are any.
 */
export function quickestLap(lap: LapPlan, presences: readonly Presence[], startsAtLine: boolean): RaceMs {
  const atLine = presences.filter(({ code }) => code === LINE);
  // a loop from the line says nothing of the laps after it
  const line = startsAtLine && lap.firstShare !== 1 && atLine.length > 2 ? atLine.slice(1) : atLine;
  const laps = line.slice(1).map((to, index) => {
    const from = line[index]!;
    const lapsMs = to.firstAt - from.lastAt;
    const between = presences.filter(({ firstAt }) => firstAt > from.lastAt && firstAt < to.firstAt);
    const rounds = Math.max(1, ...lap.between.map((code) => roundsShown(code, between, lapsMs)));
    return { lapMs: lapsMs / rounds, rounds };
  });
  const possible = laps.filter(({ lapMs }) => lapMs >= lap.shortestLapMs);
  const plain = possible.filter(({ rounds }) => rounds === 1);
  const known = plain.length > 0 ? plain : possible;
  return known.length > 0 ? Math.min(...known.map(({ lapMs }) => lapMs)) : 0;
}

/** How many laps the passings of one point show. */
function roundsShown(code: string, between: readonly Presence[], lapsMs: RaceMs): number {
  const passed = between.filter((presence) => presence.code === code);
  const leastGapMs = (EVEN_SHARE * lapsMs) / passed.length;
  const areEven = passed.slice(1).every(({ firstAt }, index) => firstAt - passed[index]!.lastAt >= leastGapMs);
  return areEven ? passed.length : 1;
}
