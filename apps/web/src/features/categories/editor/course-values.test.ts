import { expect, test } from "vitest";
import { courseOf, plainPoint, pointsOf, withMustPass, withPoint } from "./course-values.ts";

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

test("a new point stands where its distance says, before the finish", () => {
  const known = new Map(
    (
      [
        ["START", "start", 0],
        ["CP1", "split", 5_000],
        ["CP2", "split", 12_000],
        ["FIN", "finish", 42_000],
      ] as const
    ).map(([code, kind, distanceM]) => [code, { code, kind, distanceM }]),
  );
  const at = (...codes: readonly string[]) => codes.map((code) => ({ code, ...plainPoint }));
  const codesWith = (code: string, ...codes: readonly string[]) =>
    withPoint(at(...codes), code, known).map((each) => each.code);
  expect(codesWith("CP1", "START", "FIN")).toEqual(["START", "CP1", "FIN"]);
  expect(codesWith("CP1", "START", "CP2", "FIN")).toEqual(["START", "CP1", "CP2", "FIN"]);
  expect(codesWith("START", "CP1", "FIN")).toEqual(["START", "CP1", "FIN"]);
  // passed again: nobody knows when
  expect(codesWith("CP1", "START", "CP1", "FIN")).toEqual(["START", "CP1", "FIN", "CP1"]);
  expect(codesWith("FIN", "START", "CP1")).toEqual(["START", "CP1", "FIN"]);
  // the finish of a shorter category is passed at its own distance
  const short = [...at("START"), { code: "FIN", ...plainPoint, distanceM: 10_000 }];
  expect(withPoint(short, "CP2", known).map((each) => each.code)).toEqual(["START", "CP2", "FIN"]);
});
