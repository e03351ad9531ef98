import type { Passing } from "../race/race.ts";
import type { ResultFlag } from "../results/result.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { TracedRead } from "./track.ts";

/** Finds doubts about a track along a course without laps, except doubts about its start. */
export function lineFlags(
  plan: CoursePlan,
  passedBy: readonly (Passing | null)[],
  reads: readonly TracedRead[],
): ResultFlag[] {
  const furthest = passedBy.findLastIndex((read) => read !== null);
  let missing = false;
  let missedCutoff = false;
  let missedMustPass = false;
  for (let index = 0; index <= furthest; index++) {
    const read = passedBy[index];
    const point = plan.points[index];
    if (!point) continue;
    if (!read) {
      missing ||= !point.isStart;
      missedMustPass ||= point.mustPass;
    } else missedCutoff ||= read.at > point.cutoffAt;
  }

  const flags: ResultFlag[] = [];
  if (missing) flags.push("missing_split");
  if (reads.some(({ ignored }) => ignored === "out_of_order")) flags.push("split_out_of_order");
  if (hasTooFast(plan, passedBy, reads)) flags.push("too_fast");
  if (missedCutoff) flags.push("missed_cutoff");
  if (missedMustPass) flags.push("missed_must_pass");
  if (lacksStageStart(plan, passedBy)) flags.push("no_stage_start");
  if (isFinishReadAgain(plan, reads)) flags.push("finish_read_again");
  return flags;
}

/**
 * True when a point has no used read, only reads that are impossibly early, or when the finish was read too soon after a
 * split: then that split may be the stray read, and not the finish.
 */
function hasTooFast(
  { points, start, finish }: CoursePlan,
  passedBy: readonly (Passing | null)[],
  reads: readonly TracedRead[],
): boolean {
  return reads.some(({ checkpoint, ignored, at }) => {
    if (ignored !== "too_fast") return false;
    if (points.some(({ code }, index) => code === checkpoint && !passedBy[index])) return true;
    const isAtFinish = checkpoint === points[finish]?.code;
    return isAtFinish && passedBy.some((used, index) => used !== null && index > start && used.at < at);
  });
}

/**
 * True when the finish line was read again after the finish and its repeat window: then the read that counts may be a
 * stray one, and the player finished later.
 */
function isFinishReadAgain({ points, finish }: CoursePlan, reads: readonly TracedRead[]): boolean {
  const code = points[finish]?.code;
  return reads.some(({ checkpoint, ignored }) => ignored === "after_finish" && checkpoint === code);
}

/** True when a stage without a gun has reads, but none at its start: its time is unknown. */
function lacksStageStart({ stages }: CoursePlan, passedBy: readonly (Passing | null)[]): boolean {
  return stages.some(
    ({ gunAt, first, last }) =>
      gunAt === null &&
      first >= 0 &&
      !passedBy[first] &&
      passedBy.slice(first + 1, last + 1).some((read) => read !== null),
  );
}
