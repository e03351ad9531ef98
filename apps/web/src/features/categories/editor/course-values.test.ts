import { expect, test } from "vitest";
import { courseOf, pointsOf, withMustPass } from "./course-values.ts";

const values = {
  course: ["START", "CP3", "FIN"],
  distancesM: [null, 22_000],
  cutoffsAt: [null, 500, null],
  cutoffsAfterMs: [null, 90],
};

test("keeps distance and cut-off with their point", () => {
  const [start, cp3, finish] = pointsOf(values);
  expect(courseOf([cp3!, start!, finish!], null)).toEqual({
    course: ["CP3", "START", "FIN"],
    distancesM: [22_000, null, null],
    cutoffsAt: [500, null, null],
    cutoffsAfterMs: [90, null, null],
    mustPass: null,
  });
});

test("need not pass a point that left the course", () => {
  const mustPass = withMustPass(withMustPass(null, "CP3", true), "START", true);
  const points = pointsOf(values).filter(({ code }) => code !== "CP3");
  expect(courseOf(points, mustPass).mustPass).toEqual({ checkpoints: ["START"], otherwise: "dnf" });
  expect(withMustPass({ checkpoints: ["CP3"], otherwise: "dsq" }, "CP3", false)).toBeNull();
});
