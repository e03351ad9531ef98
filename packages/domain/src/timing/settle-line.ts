import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";
import { longestChain, type Chain } from "./longest-chain.ts";
import type { OpenRead } from "./order-reads.ts";

/** Which read passed each point of the course, decided. */
export interface SettledLine<Read> {
  readonly passedBy: readonly (Read | null)[];
  /** The only finish there is came faster than anybody can go. */
  readonly finishTooFast: boolean;
}

/**
 * Decides which read passed which point on a course that is gone through once.
 * Start: the last read of the start line before the next point that counts. Finish: the first read after the start
 * that is not impossibly fast. Splits: the longest chain between them that is in the order of the course.
 */
export function settleLine(plan: CoursePlan, presences: readonly Presence[], gunAt: InstantMs): SettledLine<OpenRead> {
  const chain = longestChain(plan.points, presences);
  if (plan.finish < 0 || plan.stages.length > 0) return settled(plan, chain, presences, false);

  const startAt = startReadOf(plan, chain, presences, plan.start)?.at ?? null;
  const earliestFinishAt = (startAt ?? gunAt) + plan.shortestCourseMs;
  if (!plan.finishIsSingle) {
    const finish = chain[plan.finish];
    if (!finish || finish.firstAt >= earliestFinishAt) return settled(plan, chain, presences, false);
    return settled(plan, withFinishFrom(plan, presences, earliestFinishAt), presences, false);
  }

  const finishCode = plan.points[plan.finish]?.code;
  const sharedArch = plan.start >= 0 && plan.points[plan.start]?.code === finishCode;
  const candidates = presences.filter(
    (presence) =>
      presence.code === finishCode && presence !== chain[plan.start] && presence.firstAt > (startAt ?? -Infinity),
  );
  const credible = candidates.find(({ firstAt }) => firstAt >= earliestFinishAt);
  // At a shared arch, a read too early to be a finish is a late start; elsewhere it is all there is.
  const finish = credible ?? (sharedArch ? null : (candidates[0] ?? null));
  const finishTooFast = finish !== null && finish !== credible;
  if (finish === chain[plan.finish]) return settled(plan, chain, presences, finishTooFast);
  return settled(plan, withFinish(plan, presences, finish), presences, finishTooFast);
}

/** The chain again with the finish given, or without one: only what lies before it can be a split. */
function withFinish(plan: CoursePlan, presences: readonly Presence[], finish: Presence | null): Chain {
  const finishAt = finish?.firstAt ?? Infinity;
  const before = longestChain(
    plan.points.slice(0, plan.finish),
    presences.filter((presence) => presence.firstAt <= finishAt && presence !== finish),
  );
  return plan.points.map((_, index) => (index === plan.finish ? finish : (before[index] ?? null)));
}

/** The chain again, without the presences that would be an impossible finish. */
function withFinishFrom(plan: CoursePlan, presences: readonly Presence[], earliestFinishAt: InstantMs): Chain {
  const points = plan.points.map((point, index) =>
    index === plan.finish ? { ...point, opensAt: earliestFinishAt } : point,
  );
  return longestChain(points, presences);
}

function settled(
  plan: CoursePlan,
  chain: Chain,
  presences: readonly Presence[],
  finishTooFast: boolean,
): SettledLine<OpenRead> {
  const passedBy = plan.points.map((point, index) =>
    point.isStart ? startReadOf(plan, chain, presences, index) : (chain[index]?.reads[0] ?? null),
  );
  return { passedBy, finishTooFast };
}

/** The last read of a start line before the next point that counts; null where the chain has no start. */
function startReadOf(plan: CoursePlan, chain: Chain, presences: readonly Presence[], index: number): OpenRead | null {
  const presence = chain[index];
  const point = plan.points[index];
  if (!presence || !point) return null;
  const next = chain.find((later, at) => at > index && later !== null);
  const before = Math.min(next?.firstAt ?? Infinity, point.closesAt);
  let last: OpenRead | null = null;
  for (const candidate of presences) {
    if (candidate.code !== point.code || candidate.lastAt < presence.firstAt) continue;
    for (const read of candidate.reads) if (read.at >= point.opensAt && read.at < before) last = read;
  }
  return last ?? presence.reads[0] ?? null;
}
