import fc from "fast-check";
import { expect, it } from "vitest";
import { countsIn, isFinal, penaltySteps, type PenaltyState, refusalsOfStep, stateAfter } from "./docket.ts";

const open = { state: "proposed" as const, proposedBy: "ann", decidedBy: "", appealUntil: null };

it("lets another official decide what one proposed, and a third decide the appeal", () => {
  expect(refusalsOfStep(open, "decide", "ann", 0)).toEqual(["own_proposal"]);
  expect(refusalsOfStep(open, "decide", "ben", 0)).toEqual([]);
  const decided = { ...open, state: "in_force" as const, decidedBy: "ben", appealUntil: 900 };
  expect(refusalsOfStep(decided, "appeal", "ann", 900)).toEqual([]);
  expect(refusalsOfStep(decided, "appeal", "ann", 901)).toEqual(["appeal_over"]);
  const appealed = { ...decided, state: "appealed" as const };
  expect(refusalsOfStep(appealed, "uphold", "ben", 901)).toEqual(["own_decision"]);
  expect(refusalsOfStep(appealed, "lift", "cat", 901)).toEqual([]);
});

it("is final once nobody can appeal it", () => {
  expect(isFinal({ state: "in_force", appealUntil: 900 }, 900)).toBe(false);
  expect(isFinal({ state: "in_force", appealUntil: 900 }, 901)).toBe(true);
  expect(isFinal({ state: "appealed", appealUntil: 900 }, 901)).toBe(false);
  expect(isFinal({ state: "upheld", appealUntil: 900 }, 0)).toBe(true);
});

it("never counts without a decision, and never again once it ended, whatever is tried", () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom(...penaltySteps), fc.constantFrom("ann", "ben", "cat"), fc.nat(2_000)),
  );
  fc.assert(
    fc.property(steps, (tried) => {
      let now = 0;
      let one: Parameters<typeof refusalsOfStep>[0] = open;
      const seen = [one.state as PenaltyState];
      for (const [step, by, wait] of tried) {
        now += wait;
        if (refusalsOfStep(one, step, by, now).length > 0) continue;
        const state = stateAfter(one.state, step);
        const decidedBy = step === "decide" ? by : one.decidedBy;
        one = { ...one, state, decidedBy, ...(step === "decide" && { appealUntil: now + 900 }) };
        seen.push(state);
      }
      expect(seen.some(countsIn)).toBe(seen.includes("in_force"));
      expect(one.decidedBy).not.toBe("ann");
      for (const end of ["refused", "revoked"] as const) {
        expect(seen.indexOf(end)).toBeOneOf([-1, seen.length - 1]);
      }
      // an appeal is heard once
      expect(seen.filter((state) => state === "appealed").length).toBeLessThan(2);
    }),
  );
});
