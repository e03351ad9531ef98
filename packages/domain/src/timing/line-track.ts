import type { Category, Passing } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan } from "./course-plan.ts";
import { lineFlags } from "./line-flags.ts";
import type { PassedBy } from "./settle-line.ts";
import { startFlags } from "./start-flags.ts";
import type { StagePassage, Track, TracedRead } from "./track.ts";

/**
 * Makes the track along a course without laps from the read that passed each point. `reads` are needed only for flags
 * about ignored reads; pass none if no read was ignored.
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

/** When the entry started and finished. A stage race ends with its last stage. */
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
