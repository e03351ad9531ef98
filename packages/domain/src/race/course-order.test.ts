import { expect, it } from "vitest";
import { givenCheckpoints } from "../results/given-race.test-support.ts";
import { isReversed, pointsAtOneDistance, pointsOutOfOrder } from "./course-order.ts";

const known = givenCheckpoints(
  "START:start:0 5K:split:5000 MAT:split:5000 15K:split:15000 LAP:lap:2500 FIN:finish:21000",
);
const course = (codes: string) => ({ checkpoints: codes.split(" ") });

it.each([
  ["START 5K 15K FIN", []],
  ["START 15K 5K FIN", ["5K"]],
  ["FIN 15K 5K START", ["15K", "5K", "START"]],
  ["START 5K 15K 5K FIN", []],
  ["START 5K LAP FIN", []],
])("%s: nearer than the point before: %j", (codes, nearer) => {
  expect(pointsOutOfOrder(course(codes), known)).toEqual(nearer);
});

it("looks at each stage by itself", () => {
  const stages = [{ checkpoints: ["START", "15K"] }, { checkpoints: ["5K", "FIN"] }];
  expect(pointsOutOfOrder({ checkpoints: ["START", "15K", "5K", "FIN"], stages }, known)).toEqual([]);
});

it("finds neighbours at one distance", () => {
  expect(pointsAtOneDistance(course("START 5K MAT FIN"), known)).toEqual([["5K", "MAT"]]);
  expect(pointsAtOneDistance(course("START 5K 15K FIN"), known)).toEqual([]);
  expect(pointsAtOneDistance(course("START 5K MAT 5K FIN"), known)).toEqual([]);
});

it("knows a course that is written backwards", () => {
  expect(isReversed(course("FIN 5K START"), known)).toBe(true);
  expect(isReversed(course("START 5K FIN"), known)).toBe(false);
  expect(isReversed(course("FIN START 5K FIN"), known)).toBe(false);
});
