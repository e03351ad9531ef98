import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageBands } from "./age-bands.ts";
import { ageGroupProblems } from "./age-overlaps.ts";
import { type AgeGroup, ageGroupOf } from "./age.ts";
import {
  areSameGroups,
  countIn,
  type CountedAge,
  lineOf,
  mergeSmallGroups,
  regroupedFrom,
  splitGroup,
} from "./regroup.ts";

const bands = ageBands({ youngest: 18, bandsFrom: 30, years: 10, openFrom: 60 });
const men = (age: number, people: number): CountedAge => ({ gender: "M", age, people });
const women = (age: number, people: number): CountedAge => ({ gender: "F", age, people });
const codes = (groups: readonly AgeGroup[]) => groups.map(({ code, gender }) => (gender ? `${gender} ${code}` : code));

describe("age groups with few people", () => {
  it.each([
    ["stay where there are enough", [20, 20, 20, 20, 20], ["18-29", "30-39", "40-49", "50-59", "60+"]],
    ["take in the next older one", [20, 3, 20, 20, 20], ["18-29", "30-49", "50-59", "60+"]],
    ["take in as many as they need", [2, 2, 2, 20, 20], ["18-49", "50-59", "60+"]],
    ["go to the one before them where they are the oldest", [20, 20, 20, 20, 3], ["18-29", "30-39", "40-49", "50+"]],
    ["need nobody where nobody is in them", [20, 0, 20, 20, 0], ["18-29", "30-39", "40-49", "50-59", "60+"]],
    ["go past one that nobody is in", [20, 3, 0, 20, 20], ["18-29", "30-59", "60+"]],
    ["are one where all together are few", [1, 1, 0, 1, 1], ["18+"]],
  ])("%s", (_, people, merged) => {
    const counted = people.map((each, at) => men(bands[at]!.from + 1, each));
    expect(codes(mergeSmallGroups(bands, counted, 5, "M"))).toEqual(merged);
  });

  it("are merged for women alone where men have enough, and stay one where both come out alike", () => {
    const counted = [
      ...bands.map(({ from }) => men(from, 9)),
      ...[9, 9, 2, 9, 9].map((each, at) => women(bands[at]!.from, each)),
    ];
    expect(codes(mergeSmallGroups(bands, counted, 5, "any"))).toEqual([
      "18-29",
      "30-39",
      "M 40-49",
      "M 50-59",
      "60+",
      "F 40-59",
    ]);
  });

  it("are never merged over ages that are in no group", () => {
    const gap = [
      { code: "18-39", from: 18, to: 39 },
      { code: "50+", from: 50, to: null },
    ];
    expect(mergeSmallGroups(gap, [men(20, 2), men(55, 2)], 5, "M")).toEqual(gap);
  });

  it("keep what stands before their figures", () => {
    const groups = [
      { code: "M35-39", from: 35, to: 39, gender: "M" as const },
      { code: "M40-44", from: 40, to: 44, gender: "M" as const },
    ];
    expect(codes(mergeSmallGroups(groups, [men(36, 1)], 5, "any"))).toEqual(["M M35-44"]);
    const under = [
      { code: "U30", from: 16, to: 29 },
      { code: "30+", from: 30, to: null },
    ];
    expect(codes(mergeSmallGroups(under, [men(20, 1), men(40, 9)], 5, "M"))).toEqual(["16+"]);
  });

  it("leave nobody without a group, overlap nowhere, and none stays small that has a neighbour", () => {
    const ages = fc.array(
      fc.record({ gender: fc.constantFrom("M" as const, "F" as const), age: fc.integer({ min: 18, max: 90 }) }),
      {
        maxLength: 60,
      },
    );
    const groups = fc
      .uniqueArray(fc.integer({ min: 19, max: 80 }), { maxLength: 7 })
      .map((cuts) => [18, ...cuts.toSorted((a, b) => a - b)])
      .map((from) =>
        from
          .map((age, at): AgeGroup => ({ code: `${age}`, from: age, to: (from[at + 1] ?? Infinity) - 1 }))
          .map((group) => ({ ...group, to: group.to === Infinity ? null : group.to })),
      );
    fc.assert(
      fc.property(groups, ages, fc.integer({ min: 1, max: 12 }), (announced, people, least) => {
        const counted = people.map((one) => ({ ...one, people: 1 }));
        const merged = mergeSmallGroups(announced, counted, least, "any");
        expect(ageGroupProblems(merged)).toEqual([]);
        for (const one of people) expect(ageGroupOf(merged, one)).not.toBeNull();
        for (const gender of ["M", "F"] as const) {
          const line = lineOf(merged, gender);
          const small = line.filter(
            (group) => countIn(group, counted, gender) > 0 && countIn(group, counted, gender) < least,
          );
          // one that has no neighbour may be small
          expect(line.length === 1 ? [] : small).toEqual([]);
        }
      }),
    );
  });
});

describe("groups that are not as announced", () => {
  it("name the announced ones whose ages they have", () => {
    const now = mergeSmallGroups(bands, [men(31, 2), men(41, 9), men(20, 9), men(51, 9), men(61, 9)], 5, "M");
    expect(regroupedFrom(now, bands).map(({ group, announced }) => [group.code, codes(announced)])).toEqual([
      ["30-49", ["30-39", "40-49"]],
    ]);
    expect(regroupedFrom(bands, bands)).toEqual([]);
  });

  it("may be parts of one", () => {
    const parts = splitGroup(bands.at(-1)!, 70)!;
    expect(codes(parts)).toEqual(["60-69", "70+"]);
    expect(
      regroupedFrom([...bands.slice(0, -1), ...parts], bands).map(({ group, announced }) => [
        group.code,
        codes(announced),
      ]),
    ).toEqual([
      ["60-69", ["60+"]],
      ["70+", ["60+"]],
    ]);
    expect(splitGroup(bands[0]!, 18)).toBeNull();
    expect(splitGroup(bands[0]!, 30)).toBeNull();
  });

  it("are the same in whatever order", () => {
    expect(areSameGroups(bands, bands.toReversed())).toBe(true);
    expect(areSameGroups(bands, bands.slice(1))).toBe(false);
  });
});
