import type { CoursePoint } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";

/** For each point of the course, the presence that passed it; null where there is none. */
export type Chain = (Presence | null)[];

/**
 * Lays presences, in order of time, along points, in order of the course, so that as many as possible fit: the longest
 * common subsequence of two words. Of equally long chains it takes the one that explains the earliest points of the
 * course, each by its earliest presence; so a lone read of a mat that is passed twice is its first passing.
 *
 * @example
 * // 10K read at 0:30 by a clock that jumped, 5K at 0:35, 15K at 1:20: the chain is 5K, 15K
 * longestChain([fiveK, tenK, fifteenK], presences);
 */
export function longestChain(points: readonly CoursePoint[], presences: readonly Presence[]): Chain {
  return chainInOneWalk(points, presences) ?? chainByTable(points, presences);
}

function fits(point: CoursePoint, presence: Presence): boolean {
  if (point.code !== presence.code) return false;
  const at = point.isStart ? presence.lastAt : presence.firstAt;
  return at >= point.opensAt && presence.firstAt < point.closesAt;
}

/** The clean track: every presence finds the next point of its code. Null as soon as one does not. */
function chainInOneWalk(points: readonly CoursePoint[], presences: readonly Presence[]): Chain | null {
  const chain: Chain = new Array<Presence | null>(points.length).fill(null);
  let next = 0;
  for (const presence of presences) {
    let point = points[next];
    while (point && !fits(point, presence)) point = points[++next];
    if (!point) return null;
    chain[next++] = presence;
  }
  return chain;
}

function chainByTable(points: readonly CoursePoint[], presences: readonly Presence[]): Chain {
  const width = points.length + 1;
  // best[i * width + j]: longest chain of the presences from i on along the points from j on.
  const best = new Uint32Array((presences.length + 1) * width);
  const bestOf = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = presences.length - 1; i >= 0; i--) {
    const presence = presences[i];
    for (let j = points.length - 1; j >= 0; j--) {
      const point = points[j];
      const skipped = Math.max(bestOf(i + 1, j), bestOf(i, j + 1));
      const taken = point && presence && fits(point, presence) ? 1 + bestOf(i + 1, j + 1) : 0;
      best[i * width + j] = Math.max(skipped, taken);
    }
  }

  const chain: Chain = new Array<Presence | null>(points.length).fill(null);
  let from = 0;
  for (const [j, point] of points.entries()) {
    const wanted = bestOf(from, j);
    if (wanted === 0) break;
    for (let i = from; i < presences.length; i++) {
      const presence = presences[i];
      if (presence && fits(point, presence) && 1 + bestOf(i + 1, j + 1) === wanted) {
        chain[j] = presence;
        from = i + 1;
        break;
      }
    }
  }
  return chain;
}
