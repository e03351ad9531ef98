import { expect, test } from "vitest";
import { checkpointsOf, likelyCategories } from "./course-surroundings.ts";

const name = { th: "", en: "" };
const point = (code: string, distanceM: number) => ({
  code,
  name,
  kind: "split" as const,
  distanceM,
  lat: null,
  lng: null,
});
const around = {
  checkpoints: [point("START", 0), point("FIN", 42_195)],
  categories: [
    { id: 1, code: "42K", name, course: ["START", "FIN"] },
    { id: 2, code: "10K", name, course: ["START", "FIN"], distancesM: [null, 10_000] },
  ],
};

test("one arch is the finish of each category at its own distance", () => {
  expect(checkpointsOf(around, [2]).map(({ code, distanceM }) => [code, distanceM])).toEqual([
    ["START", 0],
    ["FIN", 10_000],
  ]);
  expect([42_000, 9_900, 21_000].map((lengthM) => likelyCategories(around, [], lengthM))).toEqual([[1], [2], []]);
});

test("a category without points is known by the length in its name or code", () => {
  const without = {
    checkpoints: [],
    categories: [
      { id: 1, code: "ULTRA", name: { th: "50 กม.", en: "" }, course: [] },
      { id: 2, code: "10.5K", name, course: [] },
      { id: 3, code: "FUN", name: { th: "เดินวิ่ง", en: "Fun run" }, course: [] },
    ],
  };
  expect([48_700, 10_300, 5_000].map((lengthM) => likelyCategories(without, [], lengthM))).toEqual([[1], [2], []]);
});
