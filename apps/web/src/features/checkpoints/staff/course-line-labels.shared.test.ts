import fc from "fast-check";
import { expect, test } from "vitest";
import { placeLabels } from "./course-line-labels.shared.ts";

const evenly = (...codes: string[]) => codes.map((code, at) => ({ code, share: at / (codes.length - 1) }));

test("names with space between them stand in one row", () => {
  expect(placeLabels(evenly("START", "CP1", "FIN"), 600)).toEqual([
    { row: 0, side: "first" },
    { row: 0, side: "middle" },
    { row: 0, side: "last" },
  ]);
});

test("a name without space moves down, and the third at one place is left out", () => {
  const marks = [
    { code: "START", share: 0 },
    { code: "CP1", share: 0.5 },
    { code: "CP2", share: 0.5 },
    { code: "CP3", share: 0.5 },
    { code: "FIN", share: 1 },
  ];
  expect(placeLabels(marks, 600).map(({ row }) => row)).toEqual([0, 0, 1, null, 0]);
});

test("start and finish have their names in the first row of the narrowest phone, however many points lie between", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }), (shares) => {
      const points = shares.toSorted((a, b) => a - b).map((share) => ({ code: "100K-KLANG", share }));
      const labels = placeLabels([{ code: "START", share: 0 }, ...points, { code: "100K-FIN", share: 1 }], 260);
      expect(labels.at(0)!.row).toBe(0);
      expect(labels.at(-1)!.row).toBe(0);
    }),
  );
});
