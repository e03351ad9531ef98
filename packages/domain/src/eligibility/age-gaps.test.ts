import { describe, expect, it } from "vitest";
import { ageGaps, agesIn } from "./age-gaps.ts";

const group = (from: number, to: number | null, gender?: "M" | "F") => ({
  code: `${from}`,
  from,
  to,
  ...(gender && { gender }),
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

  it("finds the gaps of men and of women, each once", () => {
    const men = [group(18, 29, "M"), group(35, 39, "M"), group(45, null, "M")];
    const women = [group(20, 29, "F"), group(35, 49, "F")];
    expect(ageGaps([...men, ...women])).toEqual([
      { from: 30, to: 34 },
      { from: 40, to: 44, gender: "M" },
      { from: 18, to: 19, gender: "F" },
      { from: 50, to: null, gender: "F" },
    ]);
  });

  it("counts groups for everybody to both", () => {
    expect(ageGaps([group(18, 29, "M"), group(18, 34, "F"), group(30, null)])).toEqual([]);
  });

  it("finds that women have no group although men have", () => {
    expect(ageGaps([group(18, null, "M")])).toEqual([{ from: 18, to: null, gender: "F" }]);
  });

  it.each([
    [15, null, [{ from: 15, to: 17 }]],
    [20, null, []],
    [null, 70, [{ from: 60, to: 70 }]],
    [
      15,
      65,
      [
        { from: 15, to: 17 },
        { from: 60, to: 65 },
      ],
    ],
    [18, 59, []],
    [12, 14, [{ from: 12, to: 14 }]],
    [65, 70, [{ from: 65, to: 70 }]],
  ])("finds who may enter from %s to %s and is in no group", (youngestAge, oldestAge, gaps) => {
    const groups = [group(18, 39), group(40, 59)];
    expect(ageGaps(groups, "any", { youngestAge, oldestAge })).toEqual(gaps);
    expect(ageGaps([], "any", { youngestAge, oldestAge })).toEqual([]);
  });

  it("looks at those alone whom the category is for", () => {
    expect(ageGaps([group(18, null, "M")], "M")).toEqual([]);
    expect(ageGaps([group(18, null, "M")], "F")).toEqual([{ from: 18, to: null }]);
  });
});

it.each([
  [{ from: 30, to: 30 }, "30"],
  [{ from: 30, to: 34 }, "30–34"],
  [{ from: 60, to: null }, "60+"],
])("writes ages %j as %s", (ages, text) => {
  expect(agesIn(ages)).toBe(text);
});
