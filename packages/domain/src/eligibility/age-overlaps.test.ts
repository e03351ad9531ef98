import { describe, expect, it } from "vitest";
import { ageGroupProblems, ageOverlaps } from "./age-overlaps.ts";

const group = (from: number, to: number | null, gender?: "M" | "F", code = `${from}`) => ({
  code,
  from,
  to,
  ...(gender && { gender }),
});

describe("ageGroupProblems", () => {
  it.each([
    ["nothing of groups that follow each other", [group(18, 29), group(30, null)], []],
    [
      "nothing of other groups for men than for women",
      [group(18, 29, "M"), group(18, 39, "F"), group(30, null, "M")],
      [],
    ],
    ["nothing of one name for men and for women", [group(18, 29, "M"), group(18, 29, "F")], []],
    ["an age in two groups", [group(18, 30), group(30, 39)], ["ageGroups.1.from age_groups_overlap"]],
    ["an age of men in two groups", [group(18, 30, "M"), group(30, 39, "M")], ["ageGroups.1.from age_groups_overlap"]],
    [
      "an age of women in a group for everybody",
      [group(18, 30), group(30, 39, "F")],
      ["ageGroups.1.from age_groups_overlap"],
    ],
    ["two open ends", [group(18, null), group(40, null)], ["ageGroups.1.from age_groups_overlap"]],
    ["an end before the beginning", [group(30, 18)], ["ageGroups.0.to backwards"]],
    [
      "a name given twice",
      [group(18, 29, undefined, "A"), group(30, 39, undefined, "A")],
      ["ageGroups.1.code duplicate_code"],
    ],
    [
      "a name that men have twice",
      [group(18, 29, undefined, "A"), group(30, 39, "M", "A")],
      ["ageGroups.1.code duplicate_code"],
    ],
  ])("finds %s", (_, groups, expected) => {
    expect(ageGroupProblems(groups).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });
});

describe("ageOverlaps", () => {
  it("names the ages that two groups share, and whose they are", () => {
    const groups = [group(18, 30), group(25, 40, "F"), group(26, 50, "M"), group(45, null, "M")];
    expect(ageOverlaps(groups)).toEqual([
      { codes: ["18", "25"], from: 25, to: 30, gender: "F" },
      { codes: ["18", "26"], from: 26, to: 30, gender: "M" },
      { codes: ["26", "45"], from: 45, to: 50, gender: "M" },
    ]);
    expect(ageOverlaps([group(18, null), group(60, null)])).toEqual([{ codes: ["18", "60"], from: 60, to: null }]);
  });
});
