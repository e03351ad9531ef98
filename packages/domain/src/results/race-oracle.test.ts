import fc from "fast-check";
import { expect, it } from "vitest";
import { dirtyRace } from "./given-dirty-race.test-support.ts";
import { traceCourse } from "../timing/trace-course.ts";
import type { TracedRead, TracedTrack } from "../timing/track.ts";
import { judgeEntry } from "./judge-entry.ts";
import { type DirtyRace, oracleOf, type OracleRow } from "./race-oracle.test-support.ts";
import { rankResults } from "./rank-results.ts";
import { createRanking } from "./ranking.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 1_000);
const seed = process.env.ORACLE_SEED === undefined ? {} : { seed: Number(process.env.ORACLE_SEED) };

/** The result list as the product makes it: live, one entry after the other, and all at once. */
function resultList({ category, checkpoints, entries, ...state }: DirtyRace): OracleRow[] {
  const ranking = createRanking(category);
  const results = entries.map((entry) => {
    const result = judgeEntry(category, checkpoints, entry, entry.passings, entry.penalties, state);
    const { rankKey, otherRankKey } = result;
    const standing = { id: entry.id, gender: entry.gender, ageGroup: entry.ageGroup, rankKey, otherRankKey };
    ranking.set(standing);
    return { ...result, standing };
  });
  const atOnce = rankResults(
    results.map(({ standing }) => standing),
    category,
  );
  return ranking.page({}, 0, entries.length).map((id) => {
    const { status, timeMs, splits } = results[id]!;
    expect(atOnce[id]).toEqual(ranking.ranksOf(id));
    return { id, status, timeMs, splits: splits.map((split) => split.timeMs), ranks: ranking.ranksOf(id) };
  });
}

it("gives a dirty race the results, the ranks and the order that the rules' text gives it", () => {
  fc.assert(
    fc.property(dirtyRace, (race) => {
      expect(resultList(race)).toEqual(oracleOf(race));
    }),
    { numRuns: RUNS, ...seed },
  );
}, 86_400_000);

const REPEAT_WINDOW_MS = 60_000;

/** Whether what is said of a read that was not used is literally so. */
function isTrue(read: TracedRead, track: TracedTrack, { category, checkpoints }: DirtyRace): boolean {
  const { checkpoint, at, ignored } = read;
  const index = category.checkpoints.indexOf(checkpoint);
  const used = track.reads.filter((other) => other.use !== null);
  const leastMs = (from: string, to: string) => {
    const metres = checkpoints.get(to)!.distanceM - checkpoints.get(from)!.distanceM;
    return (metres / category.maxSpeedMps!) * 1000;
  };
  const pointOf = (other: TracedRead) => category.checkpoints.indexOf(other.checkpoint);
  switch (ignored) {
    case null:
      return true;
    case "not_on_course":
      return index < 0;
    case "before_gun":
      return at < category.gunAt;
    case "repeated_read":
      return track.reads.some(
        (other) => other.checkpoint === checkpoint && other.at < at && at - other.at < REPEAT_WINDOW_MS,
      );
    case "passed_before":
      return used.some((other) => other.checkpoint === checkpoint && other.at < at);
    case "early_start_read":
      return used.some((other) => other.use === "start" && other.checkpoint === checkpoint && other.at > at);
    case "before_start":
      return track.startAt !== null && at < track.startAt;
    case "after_finish":
      return track.finishAt !== null && at > track.finishAt;
    case "out_of_order":
      return used.some((other) => (pointOf(other) - index) * (other.at - at) <= 0);
    case "too_fast":
      return (
        at < category.gunAt + leastMs(category.checkpoints[0]!, checkpoint) ||
        used.some((other) => {
          const [first, then] = pointOf(other) < index ? [other, read] : [read, other];
          return then.at - first.at < leastMs(first.checkpoint, then.checkpoint);
        })
      );
    case "after_time_limit":
    case "lap_start":
    case "incomplete_lap":
      // these races have no laps
      return false;
  }
}

it("says nothing untrue of any read that was not used", () => {
  fc.assert(
    fc.property(dirtyRace, (race) => {
      for (const { passings } of race.entries) {
        const track = traceCourse(race.category, race.checkpoints, passings);
        const untrue = track.reads.filter((read) => !isTrue(read, track, race));
        expect(untrue).toEqual([]);
      }
    }),
    { numRuns: RUNS, ...seed },
  );
}, 86_400_000);
