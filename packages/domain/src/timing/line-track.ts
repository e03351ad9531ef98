import type { Category, Passing } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan } from "./course-plan.ts";
import { lineFlags } from "./line-flags.ts";
import type { PassedBy } from "./settle-line.ts";
import { startFlags } from "./start-flags.ts";
import type { StagePassage, Track, TracedRead } from "./track.ts";

/**
 * The track along a course that is gone through once, from what passed each of its points. `reads` are those whose fate
 * may be doubtful; a track without any ignored read has none.
 */
export function lineTrack(
  category: Category,
  plan: CoursePlan,
  passedBy: PassedBy<Passing>,
  reads: readonly TracedRead[],
): Track {
  const { startAt, finishAt, stages } = lineEnds(plan, passedBy);
  const furthest = passedBy.findLastIndex((read) => read !== null);
  const last = passedBy[furthest];
  const lastSeen = last ? { checkpoint: last.checkpoint, at: last.at } : null;
  return {
    startAt,
    finishAt,
    points: plan.missed.map((missed, index) => passedBy[index] ?? missed),
    stages,
    laps: 0,
    lapsClosed: false,
    lastLapAt: null,
    progress: Math.max(0, furthest),
    lastSeen,
    flags: [...startFlags(category, plan, { startAt, lastSeen }, reads), ...lineFlags(plan, passedBy, reads)],
  };
}

/** Where a line was begun and ended; one made of stages ends with the last of them. */
export function lineEnds(
  plan: CoursePlan,
  passedBy: readonly (Passing | null)[],
): { readonly startAt: InstantMs | null; readonly finishAt: InstantMs | null; readonly stages: StagePassage[] } {
  const atOf = (index: number) => passedBy[index]?.at ?? null;
  const stages = plan.stages.map(({ code, first, last }) => ({
    code,
    first,
    last,
    startAt: atOf(first),
    finishAt: atOf(last),
  }));
  const lastStage = stages.at(-1);
  return { startAt: atOf(plan.start), finishAt: lastStage ? lastStage.finishAt : atOf(plan.finish), stages };
}
