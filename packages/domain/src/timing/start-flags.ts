import type { Category } from "../race/race.ts";
import { usesClock } from "../results/ranking-clocks.ts";
import type { ResultFlag } from "../results/result.ts";
import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { Track, TracedRead } from "./track.ts";

/**
 * Finds doubts about a start. A missing start read matters only if a ranking follows chip time. A read before the gun matters only
 * if there is no later start read, because crowds stand on the mat before every start. Where a ranking follows chip time, a
 * start read that is not of the same stay as the one before it may be a stray read that makes the time shorter.
 */
export function startFlags(
  category: Category,
  plan: CoursePlan,
  { startAt, lastSeen }: Pick<Track, "startAt" | "lastSeen">,
  reads: readonly TracedRead[],
): ResultFlag[] {
  // a course that has only a lap line starts there too
  const startCode = plan.points[plan.start]?.code ?? plan.lap?.lines.values().next().value;
  if (startCode === undefined) return [];
  if (startAt !== null) {
    return usesClock(category, "chip") && isReadAgain(plan, reads, startAt) ? ["start_read_again"] : [];
  }
  const flags: ResultFlag[] = [];
  if (usesClock(category, "chip") && lastSeen !== null && plan.stages.length === 0) flags.push("no_start_read");
  if (reads.some((read) => read.ignored === "before_gun" && read.checkpoint === startCode)) {
    flags.push("read_before_gun");
  }
  return flags;
}

/** True when the start is later than another read of the start line by at least the repeat window, with no read between. */
function isReadAgain({ repeatWindowMs }: CoursePlan, reads: readonly TracedRead[], startAt: InstantMs): boolean {
  const onMat = reads.filter(
    ({ use, ignored, at }) => at <= startAt && (use === "start" || ignored === "early_start_read"),
  );
  return onMat.slice(1).some(({ at }, index) => at - onMat[index]!.at >= repeatWindowMs);
}
