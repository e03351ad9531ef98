import { expect, it } from "vitest";
import { ageGroupCodes, ageGroupLines } from "./age-group-lines.ts";

const group = (from: number, to: number, gender?: "M" | "F") => ({
  code: `${from}-${to}`,
  from,
  to,
  ...(gender && { gender }),
});
const groups = [group(60, 99), group(18, 29, "M"), group(18, 29, "F"), group(30, 34, "M"), group(30, 39, "F")];

it("shows groups of every gender in one line", () => {
  expect(ageGroupLines([group(18, 29), group(30, 39)]).map(({ gender }) => gender)).toEqual([null]);
});

it("shows groups of men and of women in a line each, the youngest first", () => {
  const lines = ageGroupLines(groups).map((line) => [line.gender, ...line.groups.map(({ code }) => code)]);
  expect(lines).toEqual([
    ["M", "18-29", "30-34", "60-99"],
    ["F", "18-29", "30-39", "60-99"],
  ]);
});

it("names each code once, and the gender that alone has it", () => {
  expect(ageGroupCodes(groups)).toEqual([
    { code: "60-99", gender: null },
    { code: "18-29", gender: null },
    { code: "30-34", gender: "M" },
    { code: "30-39", gender: "F" },
  ]);
});

it("names the codes of one gender alone", () => {
  const codes = (of: "F" | "X") => ageGroupCodes(groups, of).map(({ code }) => code);
  expect([codes("F"), codes("X")]).toEqual([["60-99", "18-29", "30-39"], ["60-99"]]);
});
