import { expect, test } from "vitest";
import type { CourseLine } from "./course-line.ts";
import { pointsAlong } from "./points-along.ts";

/** Metres of latitude in a degree; the line leads north and back. */
const degreeM = 111_195;
const north = (m: number) => m / degreeM;
const there: CourseLine = [0, 1_000, 2_000, 3_000, 4_000].map((m) => ({
  lat: north(m),
  lng: 0,
  distanceM: m,
  elevationM: null,
}));
const thereAndBack: CourseLine = [
  ...there,
  ...[3_000, 2_000, 1_000, 0].map((m) => ({ lat: north(m), lng: 0, distanceM: 8_000 - m, elevationM: null })),
];
const at = (code: string, kind: "start" | "split" | "finish", m: number, distanceM = m, lng = 0) => ({
  code,
  kind,
  distanceM,
  lat: north(m),
  lng,
});

test("takes the points in the order in which the line passes them, where each is", () => {
  const points = [at("FIN", "finish", 4_000, 10_000), at("CP1", "split", 2_000), at("START", "start", 0)];
  expect(pointsAlong(there, points)).toEqual([
    { code: "START", distanceM: null },
    { code: "CP1", distanceM: null },
    { code: "FIN", distanceM: 4_000 },
  ]);
});

test("takes a point on the way there and back twice, with the distance of each time", () => {
  const points = [at("START", "start", 0), at("CP1", "split", 2_000), at("FIN", "finish", 0, 8_000)];
  expect(pointsAlong(thereAndBack, points)).toEqual([
    { code: "START", distanceM: null },
    { code: "CP1", distanceM: 2_000 },
    { code: "CP1", distanceM: 6_000 },
    { code: "FIN", distanceM: null },
  ]);
});

test("leaves out what lies beside the line, has no position, or is the start of another course", () => {
  const points = [
    at("START", "start", 0),
    at("OTHER", "start", 4_000),
    at("FAR", "split", 2_000, 2_000, 0.01),
    { ...at("UNKNOWN", "split", 3_000), lat: null, lng: null },
    at("FIN", "finish", 4_000),
  ];
  expect(pointsAlong(there, points).map(({ code }) => code)).toEqual(["START", "FIN"]);
  expect(pointsAlong([], points)).toEqual([]);
});

test("takes the only start and the only finish for the ends of the line where nobody knows their places", () => {
  const nowhere = { lat: null, lng: null };
  const start = { ...at("START", "start", 0), ...nowhere };
  const finish = { ...at("FIN", "finish", 4_000, 9_000), ...nowhere };
  expect(pointsAlong(there, [finish, at("CP1", "split", 2_000), start])).toEqual([
    { code: "START", distanceM: null },
    { code: "CP1", distanceM: null },
    { code: "FIN", distanceM: 4_000 },
  ]);
  expect(pointsAlong(there, [start, finish, at("FIN2", "finish", 4_000)]).map(({ code }) => code)).toEqual([
    "START",
    "FIN2",
  ]);
});
