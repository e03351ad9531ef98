import { type ChainPlan, countBefore, firstAfter, fits, leftAt } from "./chain-steps.ts";
import type { Presence } from "./group-reads.ts";

/** For each point of the course, the presence that passed it; null where there is none. */
export type Chain = (Presence | null)[];

/** A chain of `length` presences that ends with presence `i` at point `j`. */
interface ChainEnd {
  readonly i: number;
  readonly j: number;
  readonly length: number;
}

/**
 * Matches presences (in order of time) with points (in order of the course), as many as possible, so that no step is
 * impossibly fast: a longest common subsequence with a least time for each step. Of equally long chains it takes the
 * one that ends last in time, where each point counts from its first passing: a finish read before a later point is not
 * a finish. Of those it takes the one with the earliest points of the course, each with its earliest presence. So a
 * single read of a mat that is passed twice is its first passing.
 *
 * @example
 * // 10K read at 0:30 by a clock that jumped, 5K at 0:35, 15K at 1:20: the chain is 5K, 15K
 * longestChain({ points: [fiveK, tenK, fifteenK], quickest }, presences);
 */
export function longestChain(plan: ChainPlan, presences: readonly Presence[]): Chain {
  return chainInOneWalk(plan, presences) ?? chainByTable(plan, presences);
}

/**
 * Matches a clean track: every presence fits the next point of its code, and no step is too fast. Null for other
 * tracks.
 */
function chainInOneWalk({ points, quickest }: ChainPlan, presences: readonly Presence[]): Chain | null {
  const chain: Chain = new Array<Presence | null>(points.length).fill(null);
  let next = 0;
  let before = -1;
  let leftBeforeAt = -Infinity;
  for (const presence of presences) {
    let point = points[next];
    while (point && !fits(point, presence)) point = points[++next];
    if (!point) return null;
    if (before >= 0 && presence.firstAt < leftBeforeAt + quickest(before, next)) return null;
    chain[next] = presence;
    leftBeforeAt = leftAt(point, presence);
    before = next++;
  }
  return chain;
}

function chainByTable(plan: ChainPlan, presences: readonly Presence[]): Chain {
  const width = plan.points.length;
  const chain: Chain = new Array<Presence | null>(width).fill(null);
  const end = findEnd(plan, presences);
  if (end === null) return chain;

  const { lengths, longest } = lengthsTo(end, plan, presences);
  let [i, j] = [-1, -1];
  for (let wanted = end.length; wanted > 0; wanted--) {
    const from = (k: number) => (j < 0 ? 0 : firstAfter(plan, presences, i, j, k));
    const next = plan.points.findIndex((_, k) => k > j && longest[from(k) * width + k] === wanted);
    i = from(next);
    j = next;
    while (lengths[i * width + j] !== wanted) i++;
    chain[j] = presences[i] ?? null;
  }
  return chain;
}

/**
 * Finds the end of the best chain: of all longest chains the end that was read last, where the earliest presence of
 * each point counts.
 */
function findEnd(plan: ChainPlan, presences: readonly Presence[]): ChainEnd | null {
  const { points } = plan;
  const width = points.length;
  // longest[i * width + j]: length of the longest chain that ends at point j with a presence before the i-th
  const longest = new Uint32Array((presences.length + 1) * width);
  const ends: ChainEnd[] = [];
  for (const [i, presence] of presences.entries()) {
    for (const [j, point] of points.entries()) {
      let length = 0;
      if (fits(point, presence)) {
        for (let k = 0; k < j; k++) {
          length = Math.max(length, longest[countBefore(plan, presences, i, k, j) * width + k]!);
        }
        length++;
        if (length > (ends[j]?.length ?? 0)) ends[j] = { i, j, length };
      }
      longest[(i + 1) * width + j] = Math.max(longest[i * width + j]!, length);
    }
  }
  return ends.reduce<ChainEnd | null>((best, end) => {
    if (best === null || end.length > best.length) return end;
    const isLater = presences[end.i]!.firstAt > presences[best.i]!.firstAt;
    return end.length === best.length && isLater ? end : best;
  }, null);
}

/**
 * At `i * points.length + j`, `lengths` holds the length of the longest chain to the end that begins with presence i at
 * point j (0: there is none). `longest` holds the same for presence i or a later one.
 */
function lengthsTo(end: ChainEnd, plan: ChainPlan, presences: readonly Presence[]) {
  const width = plan.points.length;
  const lengths = new Uint32Array(presences.length * width);
  const longest = new Uint32Array((presences.length + 1) * width);
  for (let i = end.i; i >= 0; i--) {
    for (let j = end.j; j >= 0; j--) {
      const at = i * width + j;
      if (i === end.i && j === end.j) lengths[at] = 1;
      else if (fits(plan.points[j]!, presences[i]!)) {
        let rest = 0;
        for (let k = j + 1; k <= end.j; k++) {
          rest = Math.max(rest, longest[firstAfter(plan, presences, i, j, k) * width + k]!);
        }
        lengths[at] = rest > 0 ? 1 + rest : 0;
      }
      longest[at] = Math.max(longest[at + width]!, lengths[at]!);
    }
  }
  return { lengths, longest };
}
