import type { CoursePlan } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";
import type { Chain } from "./longest-chain.ts";
import type { OpenRead } from "./order-reads.ts";
import { possibleChain } from "./possible-chain.ts";

/** For each point of the course, the read that passed it; null where there is none. */
export type PassedBy<Read> = readonly (Read | null)[];

/**
 * Decides which read passed which point on a course without laps: the longest possible chain of presences in the order
 * of the course. The finish follows the same rule as every other point. The first read of a presence counts; at a start
 * the last read that leaves enough time to reach the later points of the chain.
 */
export function settleLine(plan: CoursePlan, presences: readonly Presence[]): PassedBy<OpenRead> {
  const chain = possibleChain(plan, presences);
  return plan.points.map((point, index) =>
    point.isStart ? startReadOf(plan, chain, presences, index) : (chain[index]?.reads[0] ?? null),
  );
}

/** The last read of a start line that leaves enough time to reach all points that count; null without a start. */
function startReadOf(plan: CoursePlan, chain: Chain, presences: readonly Presence[], index: number): OpenRead | null {
  const presence = chain[index];
  const point = plan.points[index];
  if (!presence || !point) return null;
  const next = chain.findIndex((later, at) => at > index && later !== null);
  const nextAt = chain[next]?.firstAt ?? Infinity;
  const latestAt = Math.min(
    ...chain.map((later, at) => (later && at > index ? later.firstAt - plan.quickest(index, at) : Infinity)),
  );
  let last: OpenRead | null = null;
  for (const candidate of presences) {
    if (candidate.code !== point.code || candidate.lastAt < presence.firstAt) continue;
    for (const read of candidate.reads) {
      if (read.at >= point.gunAt && read.at < Math.min(nextAt, point.closesAt) && read.at <= latestAt) last = read;
    }
  }
  return last ?? presence.reads[0] ?? null;
}
