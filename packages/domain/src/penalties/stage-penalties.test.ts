import fc from "fast-check";
import { expect, it } from "vitest";
import { stagePenalties, timedParts, wholePenaltyMs } from "./stage-penalties.ts";

const stages = [{ code: "SS1" }, { code: "SS2" }, { code: "SS3" }];

it("adds penalties of one stage up, and leaves those of no stage to the whole time", () => {
  const penalties = [
    { timeMs: 30_000, stage: "SS1" },
    { timeMs: 10_000, stage: "SS1" },
    { timeMs: -5_000, stage: "SS3" },
    { timeMs: 60_000 },
    { timeMs: 1_000, stage: "SS9" },
    { disqualify: true },
  ];
  expect(stagePenalties(stages, [600_000, 600_000, 600_000], penalties)).toEqual([40_000, 0, -5_000]);
  expect(wholePenaltyMs(stages, [40_000, 0, -5_000], penalties)).toBe(96_000);
});

it("belongs to stages, or to the legs of a relay", () => {
  const relayLegs = [{ code: "BIKE", to: "T2" }];
  expect(timedParts({ relayLegs })).toEqual(relayLegs);
  expect(timedParts({ stages: [{ code: "SS1", checkpoints: [] }], relayLegs })).toMatchObject([{ code: "SS1" }]);
  expect(timedParts({})).toEqual([]);
});

it("takes no more of a stage than it took, and waits for the time of one that is under way", () => {
  const bonus = [{ timeMs: -30_000, stage: "SS2" }];
  expect(stagePenalties(stages, [600_000, 20_000, 600_000], bonus)).toEqual([0, -20_000, 0]);
  expect(stagePenalties(stages, [600_000, null, null], bonus)).toEqual([0, -30_000, 0]);
});

it("makes the whole time the sum of the stages and what is of no stage, whatever is given", () => {
  const ms = fc.integer({ min: 0, max: 3_600_000 });
  const penalty = fc.record({
    timeMs: fc.integer({ min: -7_200_000, max: 7_200_000 }),
    stage: fc.constantFrom("SS1", "SS2", "SS3", "SS9"),
  });
  fc.assert(
    fc.property(fc.tuple(ms, ms, ms), fc.array(penalty, { maxLength: 6 }), (stageMs, penalties) => {
      const ofStages = stagePenalties(stages, stageMs, penalties);
      const official = stageMs.map((one, at) => one + ofStages[at]!);
      expect(Math.min(...official)).toBeGreaterThanOrEqual(0);
      const rest = penalties.filter(({ stage }) => stage === "SS9").reduce((sum, { timeMs }) => sum + timeMs, 0);
      const rawMs = stageMs.reduce((sum, one) => sum + one, 0);
      const whole = official.reduce((sum, one) => sum + one, 0) + rest;
      expect(rawMs + wholePenaltyMs(stages, ofStages, penalties)).toBe(whole);
    }),
  );
});
