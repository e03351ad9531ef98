import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageBands, ageGaps, ageGroupProblems } from "./age-bands.ts";
import { ageGroupOf } from "./age.ts";

const group = (from: number, to: number | null, code = `${from}`) => ({ code, from, to });

describe("ageBands", () => {
  it("makes bands of five years as road races have them", () => {
    const bands = ageBands({ youngest: 18, bandsFrom: 30, years: 5, openFrom: 70 });
    expect(bands.map(({ code }) => code)).toEqual(
      "18-29 30-34 35-39 40-44 45-49 50-54 55-59 60-64 65-69 70+".split(" "),
    );
  });

  it("puts every age from the youngest on into exactly one band", () => {
    const plan = fc.record({
      youngest: fc.integer({ min: 0, max: 30 }),
      bandsFrom: fc.integer({ min: 0, max: 60 }),
      years: fc.integer({ min: 1, max: 20 }),
      openFrom: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(plan, (given) => {
        const bands = ageBands(given);
        expect(ageGroupProblems(bands)).toEqual([]);
        expect(ageGaps(bands)).toEqual([]);
        for (let age = given.youngest; age <= 130; age++) expect(ageGroupOf(bands, age)).not.toBeNull();
      }),
    );
  });
});

describe("ageGroupProblems", () => {
  it.each([
    ["nothing of groups that follow each other", [group(18, 29), group(30, null)], []],
    ["an age in two groups", [group(18, 30), group(30, 39)], ["ageGroups.1.from age_groups_overlap"]],
    ["two open ends", [group(18, null), group(40, null)], ["ageGroups.1.from age_groups_overlap"]],
    ["an end before the beginning", [group(30, 18)], ["ageGroups.0.to backwards"]],
    ["a name given twice", [group(18, 29, "A"), group(30, 39, "A")], ["ageGroups.1.code duplicate_code"]],
  ])("finds %s", (_, groups, expected) => {
    expect(ageGroupProblems(groups).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });
});

describe("ageGaps", () => {
  it("finds ages between groups, in any order of the groups", () => {
    expect(ageGaps([group(50, null), group(18, 29), group(35, 39)])).toEqual([
      { from: 30, to: 34 },
      { from: 40, to: 49 },
    ]);
  });

  it("finds none without groups", () => {
    expect(ageGaps([])).toEqual([]);
  });
});
