import type { Category } from "../race/race.ts";
import type { ResultFlag } from "../results/result.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { Track, TracedRead } from "./track.ts";

/**
 * What is doubtful about a start. A missing start read matters only where the chip ranks; a read before the gun only
 * where no later one took its place (crowds stand on the mat before every start).
 */
export function startFlags(
  category: Category,
  plan: CoursePlan,
  { startAt, lastSeen }: Pick<Track, "startAt" | "lastSeen">,
  reads: readonly TracedRead[],
): ResultFlag[] {
  // a course that is nothing but a lap line starts there too
  const startCode = plan.points[plan.start]?.code ?? plan.lap?.lines.values().next().value;
  if (startCode === undefined || startAt !== null) return [];
  const flags: ResultFlag[] = [];
  if (category.rankBy === "chip" && lastSeen !== null && plan.stages.length === 0) flags.push("no_start_read");
  if (reads.some((read) => read.ignored === "before_gun" && read.checkpoint === startCode)) {
    flags.push("read_before_gun");
  }
  return flags;
}
