import type { Category, InstantMs } from "../race/race.ts";
import type { ResultFlag } from "../results/result.ts";
import type { CoursePlan } from "./course-plan.ts";
import { DEFAULT_REPEAT_WINDOW_MS, groupReads, type Presence } from "./group-reads.ts";
import type { OpenRead } from "./order-reads.ts";
import { settleLine } from "./settle-line.ts";
import { startFlags } from "./start-flags.ts";
import type { IgnoredRead, ReadUse, StagePassage, Track } from "./track.ts";

/** Traces a course that is gone through once: from start to finish, or stage by stage. */
export function traceLine(category: Category, plan: CoursePlan, reads: OpenRead[]): Track {
  const presences = groupReads(reads, category.repeatWindowMs ?? DEFAULT_REPEAT_WINDOW_MS);
  const { passedBy, finishTooFast } = settleLine(plan, presences, category.gunAt);
  markUsed(plan, passedBy);

  const atOf = (index: number) => passedBy[index]?.at ?? null;
  const startAt = atOf(plan.start);
  const stages = plan.stages.map(({ code, first, last }): StagePassage => ({
    code,
    startAt: atOf(first),
    finishAt: atOf(last),
  }));
  const finishAt = stages.length > 0 ? (stages.at(-1)?.finishAt ?? null) : atOf(plan.finish);
  for (const presence of presences) markIgnored(plan, presence, passedBy, { startAt, finishAt });

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
    flags: [
      ...startFlags(category, plan, reads, startAt),
      ...lineFlags(plan, passedBy, reads, furthest, finishTooFast),
    ],
    reads,
  };
}

function markUsed(plan: CoursePlan, passedBy: readonly (OpenRead | null)[]): void {
  passedBy.forEach((read, index) => {
    const point = plan.points[index];
    if (!read || !point) return;
    read.use = useOf(plan, index);
    read.point = index;
    read.stage = point.stage;
  });
}

function useOf(plan: CoursePlan, index: number): ReadUse {
  if (plan.points[index]?.isStart) return "start";
  const endsStage = plan.stages.some(({ last }) => last === index);
  return index === plan.finish || endsStage ? "finish" : "split";
}

function markIgnored(
  plan: CoursePlan,
  { code, reads }: Presence,
  passedBy: readonly (OpenRead | null)[],
  { startAt, finishAt }: { startAt: InstantMs | null; finishAt: InstantMs | null },
): void {
  if (reads.length === 1 && reads[0]?.use) return;
  const usedHere = reads.find(({ use }) => use !== null);
  for (const read of reads) {
    if (read.use === null) read.ignored = reasonFor(read);
  }

  function reasonFor(read: OpenRead): IgnoredRead {
    if (passedBy.some((used, index) => used && isEarlierStart(index, used, read))) return "early_start_read";
    if (usedHere) return "repeated_read";
    if (startAt !== null && read.at < startAt) return "before_start";
    if (finishAt !== null && read.at > finishAt) return "after_finish";
    if (code === plan.points[plan.finish]?.code && isBeforeFinishOpens(read)) return "too_fast";
    if (passedBy.some((used) => used && used.checkpoint === code && used.at < read.at)) return "repeated_read";
    return "out_of_order";
  }

  /** A read of a start line that was passed again later, with nothing that counts in between. */
  function isEarlierStart(index: number, used: OpenRead, read: OpenRead): boolean {
    if (!plan.points[index]?.isStart || used.checkpoint !== code || read.at >= used.at) return false;
    return !passedBy.some((between, at) => between && at !== index && between.at >= read.at && between.at <= used.at);
  }

  function isBeforeFinishOpens(read: OpenRead): boolean {
    return plan.finishIsSingle && startAt !== null && read.at - startAt < plan.shortestCourseMs;
  }
}

function lineFlags(
  plan: CoursePlan,
  passedBy: readonly (OpenRead | null)[],
  reads: readonly OpenRead[],
  furthest: number,
  finishTooFast: boolean,
): ResultFlag[] {
  const flags: ResultFlag[] = [];
  const isMissing = (read: OpenRead | null, index: number) =>
    read === null && index < furthest && !plan.points[index]?.isStart;
  if (passedBy.some(isMissing)) flags.push("missing_split");
  if (reads.some(({ ignored }) => ignored === "out_of_order")) flags.push("split_out_of_order");
  if (finishTooFast) flags.push("too_fast");
  const missed = (read: OpenRead | null, index: number) => read && read.at > (plan.points[index]?.cutoffAt ?? Infinity);
  if (passedBy.some(missed)) flags.push("missed_cutoff");
  const lacksStart = ({ gunAt, first, last }: (typeof plan.stages)[number]) =>
    gunAt === null && first >= 0 && !passedBy[first] && passedBy.some((read, at) => read && at > first && at <= last);
  if (plan.stages.some(lacksStart)) flags.push("no_stage_start");
  return flags;
}
