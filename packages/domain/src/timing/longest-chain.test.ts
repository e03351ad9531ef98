import fc from "fast-check";
import { expect, it } from "vitest";
import type { CoursePoint } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";
import { longestChain } from "./longest-chain.ts";

const point = (code: string): CoursePoint => ({
  code,
  isStart: false,
  cutoffAt: Infinity,
  mustPass: false,
  gunAt: 0,
  opensAt: 0,
  closesAt: Infinity,
  stage: null,
});
const presence = (code: string, at: number): Presence => ({ code, firstAt: at, lastAt: at, reads: [] });

/** Tries all chains and takes the best by the rule: longest, latest end, earliest points, earliest presences. */
function bestByTryingAll(course: string[], word: string[], leastStep: number): (number | null)[] {
  const chains: (number | null)[][] = [];
  function extend(chain: (number | null)[], from: number): void {
    if (chain.length === course.length) {
      chains.push(chain);
      return;
    }
    extend([...chain, null], from);
    for (let i = from; i < word.length; i++) {
      if (word[i] === course[chain.length] && isReached(chain, i)) extend([...chain, i], i + 1);
    }
  }
  function isReached(chain: (number | null)[], i: number): boolean {
    const before = chain.findLastIndex((one) => one !== null);
    return before < 0 || i - chain[before]! >= leastStep * (chain.length - before);
  }
  extend([], 0);
  const lengthOf = (chain: (number | null)[]) => chain.filter((i) => i !== null).length;
  const compare = (a: (number | null)[], b: (number | null)[]) => {
    if (lengthOf(a) !== lengthOf(b)) return lengthOf(b) - lengthOf(a);
    const points = (chain: (number | null)[]) => chain.map((i) => (i === null ? 1 : 0)).join("");
    if (points(a) !== points(b)) return points(a) < points(b) ? -1 : 1;
    for (const [j, i] of a.entries()) if (i !== b[j]) return (i ?? 0) - (b[j] ?? 0);
    return 0;
  };
  const most = Math.max(...chains.map(lengthOf));
  const longest = chains.filter((chain) => lengthOf(chain) === most);
  const endOf = (chain: (number | null)[]) => chain.findLastIndex((i) => i !== null);
  const endAt = (chain: (number | null)[]) => chain[endOf(chain)] ?? -1;
  const earliest = course.map((_, j) => Math.min(...longest.filter((chain) => endOf(chain) === j).map(endAt)));
  const latest = Math.max(...earliest.filter(Number.isFinite));
  const end = earliest.indexOf(latest);
  return longest
    .filter((chain) => most === 0 || (endOf(chain) === end && endAt(chain) === latest))
    .toSorted(compare)[0]!;
}

it("finds the chain that trying everything finds", () => {
  const code = fc.constantFrom("A", "B", "C");
  const courses = fc.array(code, { maxLength: 5 });
  const words = fc.array(code, { maxLength: 7 });
  fc.assert(
    fc.property(courses, words, fc.constantFrom(0, 1, 1.5, 2), (course, word, leastStep) => {
      const presences = word.map((one, index) => presence(one, index));
      const quickest = (from: number, to: number) => leastStep * (to - from);
      const chain = longestChain({ points: course.map(point), quickest }, presences);
      expect(chain.map((one) => one && presences.indexOf(one))).toEqual(bestByTryingAll(course, word, leastStep));
    }),
    { numRuns: 4000 },
  );
});
