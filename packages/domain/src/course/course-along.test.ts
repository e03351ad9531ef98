import { expect, test } from "vitest";
import { courseAlong, hasEndsOnly } from "./course-along.ts";

const along = [
  { code: "START", distanceM: null },
  { code: "CP1", distanceM: 20_100 },
  { code: "FIN", distanceM: 25_200 },
];

test("takes the points of the line, and keeps what the category says of its end", () => {
  const own = {
    course: ["START", "FIN"],
    distancesM: [null, 25_000],
    cutoffsAt: [null, 77],
    cutoffsAfterMs: [null, 88],
  };
  expect(courseAlong(own, along)).toEqual({
    course: ["START", "CP1", "FIN"],
    distancesM: [null, 20_100, 25_000],
    cutoffsAt: [null, null, 77],
    cutoffsAfterMs: [null, null, 88],
  });
  expect(courseAlong({ course: [] }, along).distancesM).toEqual([null, 20_100, 25_200]);
});

test("an end that lies before the last point of the line is none", () => {
  expect(courseAlong({ course: ["FIN"], distancesM: [18_000] }, along).distancesM).toEqual([null, 20_100, 25_200]);
});

test("knows a category that has only its ends", () => {
  const checkpoints = [
    { code: "START", kind: "start" as const },
    { code: "CP1", kind: "split" as const },
    { code: "FIN", kind: "finish" as const },
  ];
  expect([[], ["START", "FIN"], ["START", "CP1", "FIN"]].map((course) => hasEndsOnly(course, checkpoints))).toEqual([
    true,
    true,
    false,
  ]);
});
