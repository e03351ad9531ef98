import fc from "fast-check";
import { expect, it } from "vitest";
import type { CoursePoint } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";
import { longestChain } from "./longest-chain.ts";

const point = (code: string): CoursePoint => ({
  code,
  isStart: false,
  cutoffAt: Infinity,
  opensAt: 0,
  closesAt: Infinity,
  stage: null,
});
const presence = (code: string, at: number): Presence => ({ code, firstAt: at, lastAt: at, reads: [] });

/** All chains, by trying everything; the best by the rule: longest, then earliest points, then earliest presences. */
function bestByTryingAll(course: string[], word: string[]): (number | null)[] {
  const chains: (number | null)[][] = [];
  function extend(chain: (number | null)[], from: number): void {
    if (chain.length === course.length) {
      chains.push(chain);
      return;
    }
    extend([...chain, null], from);
    for (let i = from; i < word.length; i++) if (word[i] === course[chain.length]) extend([...chain, i], i + 1);
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
  return chains.toSorted(compare)[0] ?? [];
}

it("finds the chain that trying everything finds", () => {
  const code = fc.constantFrom("A", "B", "C");
  fc.assert(
    fc.property(fc.array(code, { maxLength: 5 }), fc.array(code, { maxLength: 7 }), (course, word) => {
      const presences = word.map((one, index) => presence(one, index));
      const chain = longestChain(course.map(point), presences);
      expect(chain.map((one) => one && presences.indexOf(one))).toEqual(bestByTryingAll(course, word));
    }),
    { numRuns: 2000 },
  );
});
