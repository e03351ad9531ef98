import { isWhereKnown, passedPoints } from "../race/course-distances.ts";
import type { Category, Checkpoint } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import { type ClockPair, fewestPairs } from "./estimate-offset.ts";
import { type ExpectedPass, expectedPass, type KnownPass, type PassEvidence } from "./expected-pass.ts";

/** Somebody at the source in question, and where else others saw them. */
export interface ComparedPerson {
  readonly category: Category;
  /** At the source, by its own clock. */
  readonly at: InstantMs;
  /** By checkpoint; the source's own checkpoint is there if another source saw them at it. */
  readonly seen: ReadonlyMap<string, InstantMs>;
}

/** What one person says of a clock, and how they know. */
export interface KnownPair extends ClockPair {
  readonly by: PassEvidence;
}

/**
 * The pairs that say it most exactly, as long as they are enough: who another source read at the same checkpoint; else also who
 * passed points on both sides; else everybody.
 *
 * @returns `by`: the least exact way in which one of them is known
 * @example
 * mostExact([...eightReadBothWays, ...hundredBetween]); // the eight, by "same"
 */
export function mostExact(pairs: readonly KnownPair[]): {
  readonly by: PassEvidence;
  readonly pairs: readonly KnownPair[];
} {
  const same = pairs.filter(({ by }) => by === "same");
  if (same.length >= fewestPairs) return { by: "same", pairs: same };
  const inside = pairs.filter(({ by }) => by !== "beyond");
  return inside.length >= fewestPairs ? { by: "between", pairs: inside } : { by: "beyond", pairs };
}

/**
 * What each person says of a clock: when they were at the checkpoint by its clock, and when by what others saw. Where laps or
 * stages are counted nobody's pace between two points is known: there only another source at the same checkpoint says anything.
 *
 * @example
 * const person = { category, at: 1_700_000, seen: new Map([["START", 0], ["FIN", 3_600_000]]) };
 * pairsOf("CP1", checkpoints, [person]); // [{ at: 1_700_000, expectedAt: 1_800_000, by: "between" }]
 */
export function pairsOf(
  checkpoint: string,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  people: readonly ComparedPerson[],
): KnownPair[] {
  return people.flatMap(({ category, at, seen }) => {
    const here = seen.get(checkpoint);
    const expected =
      here === undefined ? expectedOn(category, checkpoint, checkpoints, seen) : ({ at: here, by: "same" } as const);
    return expected === null ? [] : [{ at, expectedAt: expected.at, by: expected.by }];
  });
}

function expectedOn(
  category: Category,
  checkpoint: string,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  seen: ComparedPerson["seen"],
): ExpectedPass | null {
  const course = category.checkpoints;
  const index = course.indexOf(checkpoint);
  const isOnce = (code: string) => course.indexOf(code) === course.lastIndexOf(code);
  const hasLaps = category.laps !== undefined || course.some((code) => checkpoints.get(code)?.kind === "lap");
  if (index === -1 || hasLaps || category.stages || !isOnce(checkpoint) || !isWhereKnown(category, index)) return null;
  const points = passedPoints(category, checkpoints);
  const known = course.flatMap((code, place): KnownPass[] => {
    const point = points[place];
    const passedAt = seen.get(code);
    return point && passedAt !== undefined && isOnce(code) ? [{ distanceM: point.distanceM, at: passedAt }] : [];
  });
  const own = points[index];
  return own ? expectedPass(own.distanceM, known) : null;
}
