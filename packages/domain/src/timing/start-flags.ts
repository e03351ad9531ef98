import type { Category } from "../race/race.ts";
import { usesClock } from "../results/ranking-clocks.ts";
import type { ResultFlag } from "../results/result.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { Track, TracedRead } from "./track.ts";

/**
 * Finds doubts about a start. A missing start read matters only if a ranking follows chip time. A read before the gun matters only
 * if there is no later start read, because crowds stand on the mat before every start.
 */
export function startFlags(
  category: Category,
  plan: CoursePlan,
  { startAt, lastSeen }: Pick<Track, "startAt" | "lastSeen">,
  reads: readonly TracedRead[],
): ResultFlag[] {
  // a course that has only a lap line starts there too
  const startCode = plan.points[plan.start]?.code ?? plan.lap?.lines.values().next().value;
  if (startCode === undefined || startAt !== null) return [];
  const flags: ResultFlag[] = [];
  if (usesClock(category, "chip") && lastSeen !== null && plan.stages.length === 0) flags.push("no_start_read");
  if (reads.some((read) => read.ignored === "before_gun" && read.checkpoint === startCode)) {
    flags.push("read_before_gun");
  }
  return flags;
}
