import type { Category } from "../race/race.ts";
import type { CoursePlan } from "./course-plan.ts";
import { DEFAULT_REPEAT_WINDOW_MS, groupReads } from "./group-reads.ts";
import { lineFlags } from "./line-flags.ts";
import { markIgnored } from "./mark-ignored.ts";
import type { OpenRead } from "./order-reads.ts";
import { settleLine } from "./settle-line.ts";
import { startFlags } from "./start-flags.ts";
import type { ReadUse, Track } from "./track.ts";

/** Traces a course that is gone through once: from start to finish, or stage by stage. */
export function traceLine(category: Category, plan: CoursePlan, reads: OpenRead[]): Track {
  const presences = groupReads(reads, category.repeatWindowMs ?? DEFAULT_REPEAT_WINDOW_MS);
  const { passedBy, finishTooFast } = settleLine(plan, presences, category.gunAt);
  markUsed(plan, passedBy);

  const atOf = (index: number) => passedBy[index]?.at ?? null;
  const startAt = atOf(plan.start);
  const stages = plan.stages.map(({ code, first, last }) => ({ code, startAt: atOf(first), finishAt: atOf(last) }));
  const lastStage = stages.at(-1);
  const finishAt = lastStage ? lastStage.finishAt : atOf(plan.finish);
  markIgnored(plan, presences, passedBy, { startAt, finishAt });

  const furthest = passedBy.findLastIndex((read) => read !== null);
  const lastRead = passedBy[furthest];
  return {
    startAt,
    finishAt,
    points: plan.points.map(({ code, stage }, index) => ({ checkpoint: code, at: atOf(index), stage })),
    stages,
    laps: 0,
    lapsClosed: false,
    progress: Math.max(0, furthest),
    lastSeen: lastRead ? { checkpoint: lastRead.checkpoint, at: lastRead.at } : null,
    flags: [...startFlags(category, plan, reads, startAt), ...lineFlags(plan, passedBy, reads, finishTooFast)],
    reads,
  };
}

function markUsed(plan: CoursePlan, passedBy: readonly (OpenRead | null)[]): void {
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
