import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageBands } from "./age-bands.ts";
import { ageGaps } from "./age-gaps.ts";
import { ageGroupProblems } from "./age-overlaps.ts";
import { ageGroupOf } from "./age.ts";

describe("ageBands", () => {
  it("makes bands of five years as road races have them", () => {
    const bands = ageBands({ youngest: 18, bandsFrom: 30, years: 5, openFrom: 70 });
    expect(bands.map(({ code }) => code)).toEqual(
      "18-29 30-34 35-39 40-44 45-49 50-54 55-59 60-64 65-69 70+".split(" "),
    );
  });

  it("has a group of youths when they may enter", () => {
    const plan = { adultsFrom: 18, bandsFrom: 30, years: 10, openFrom: 60 };
    const codesFrom = (youngest: number) => ageBands({ youngest, ...plan }).map(({ code }) => code);
    expect(codesFrom(0)).toEqual(["U18", "18-29", "30-39", "40-49", "50-59", "60+"]);
    expect(codesFrom(15).slice(0, 2)).toEqual(["15-17", "18-29"]);
    expect(codesFrom(18)[0]).toBe("18-29");
    expect(codesFrom(20)[0]).toBe("20-29");
  });

  it("puts every age from the youngest on into exactly one band", () => {
    const plan = fc.record({
      youngest: fc.integer({ min: 0, max: 30 }),
      adultsFrom: fc.integer({ min: 0, max: 30 }),
      bandsFrom: fc.integer({ min: 0, max: 60 }),
      years: fc.integer({ min: 1, max: 20 }),
      openFrom: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(plan, (given) => {
        const bands = ageBands(given);
        expect(ageGroupProblems(bands)).toEqual([]);
        expect(ageGaps(bands)).toEqual([]);
        for (let age = given.youngest; age <= 130; age++)
          expect(ageGroupOf(bands, { age, gender: "F" })).not.toBeNull();
      }),
    );
  });
});
