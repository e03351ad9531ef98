import type { Category } from "../race/race.ts";
import type { CoursePlan } from "./course-plan.ts";
import { groupReads } from "./group-reads.ts";
import { lineEnds, lineTrack } from "./line-track.ts";
import { markIgnored } from "./mark-ignored.ts";
import type { OpenRead } from "./order-reads.ts";
import { type PassedBy, settleLine } from "./settle-line.ts";
import type { ReadUse, TracedTrack } from "./track.ts";

/** Traces a course without laps: from start to finish, or stage by stage. */
export function traceLine(category: Category, plan: CoursePlan, reads: OpenRead[]): TracedTrack {
  const presences = groupReads(reads, plan.repeatWindowMs);
  const passedBy = settleLine(plan, presences);
  markUsed(plan, passedBy);
  markIgnored(plan, presences, passedBy, lineEnds(plan, passedBy));
  return { ...lineTrack(category, plan, passedBy, reads), reads };
}

function markUsed(plan: CoursePlan, passedBy: PassedBy<OpenRead>): void {
  for (const [index, point] of plan.points.entries()) {
    const read = passedBy[index];
    if (!read) continue;
    read.use = useOf(plan, index);
    read.point = index;
    read.stage = point.stage;
  }
}

function useOf(plan: CoursePlan, index: number): ReadUse {
  if (plan.points[index]?.isStart) return "start";
  if (index === plan.finish) return "finish";
  for (const stage of plan.stages) if (stage.last === index) return "finish";
  return "split";
}
