import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { ModelResult } from "../results.ts";
import { modelStepBetween, takeModelStep } from "./model-steps.ts";

const count = fc.integer({ min: 1, max: 9 });
const someModel = fc.record<ModelResult>({
  category: fc.constant("10K"),
  entries: fc.nat(9),
  counts: fc.record({ finished: count, on_course: count, dns: count }, { requiredKeys: [] }),
  podium: fc.constant([]),
  teams: fc.array(
    fc.record({
      team: fc.constantFrom("A", "B"),
      rank: fc.option(fc.nat(3)),
      timeMs: fc.option(fc.nat(3)),
      points: fc.constant(null),
      bibs: fc.subarray(["1", "2"]),
    }),
    { maxLength: 4 },
  ),
});

it("makes one state of a category into the next, and is nothing between equal ones", () => {
  fc.assert(
    fc.property(someModel, someModel, (before, after) => {
      const step = modelStepBetween(before, after);
      const sent = JSON.parse(JSON.stringify(step)) as typeof step;
      expect(sent ? takeModelStep(before, sent) : before).toEqual(after);
      expect(modelStepBetween(after, after)).toBeNull();
    }),
  );
});
