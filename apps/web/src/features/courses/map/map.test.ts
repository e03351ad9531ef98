import { lineAlong } from "@time-event/domain/course/course-line";
import { describe, expect, test } from "vitest";
import { pathOf } from "../sheet-path.ts";
import { frameOf } from "./map-frame.ts";
import { marksWithRoom, namesWithRoom, wayMarks } from "./map-marks.ts";
import { inWindow, moved, onSheet, wholeSheet, zoomed } from "./map-view.ts";
import { nearestOnLine } from "./nearest-on-line.ts";

/** East for 8 km, then north for 4. */
const line = lineAlong(
  [
    [18.8, 98.9],
    [18.8, 98.976],
    [18.836, 98.976],
  ].map(([lat, lng]) => ({ lat: lat!, lng: lng!, elevationM: null })),
);
const frame = frameOf(line);
const [start, turn, finish] = line.map(frame.placeOf);

describe("the sheet", () => {
  test("north is up, east is right, and nothing touches the edge", () => {
    expect(frame.shape).toBe("wide");
    expect(start!.x).toBeLessThan(turn!.x);
    expect(finish!.y).toBeLessThan(turn!.y);
    for (const { x, y } of [start!, turn!, finish!]) {
      expect(x > 100 && x < frame.width - 100 && y > 100 && y < frame.height - 100).toBe(true);
    }
  });

  test("lengths are true in every direction", () => {
    const eastUnits = turn!.x - start!.x;
    const northUnits = turn!.y - finish!.y;
    expect(eastUnits / northUnits).toBeCloseTo(line[1]!.distanceM / (line[2]!.distanceM - line[1]!.distanceM), 2);
  });

  test("a path is short: steps from point to point", () => {
    expect(
      pathOf([
        { x: 10, y: 10 },
        { x: 15.4, y: 8 },
        { x: 15, y: 20 },
      ]),
    ).toBe("M10 10l5-2 0 12");
  });
});

describe("the window", () => {
  test("enlarges around the place that is pointed at, and never shows what is beyond the sheet", () => {
    const at = { x: 0.25, y: 0.5 };
    const view = zoomed(wholeSheet, frame, 2, at);
    expect(onSheet(view, frame, at)).toEqual(onSheet(wholeSheet, frame, at));
    expect(zoomed(view, frame, 0.1)).toEqual(wholeSheet);
    expect(moved(view, frame, -9, 9)).toEqual({ x: 0, y: frame.height / 2, zoom: 2 });
    expect(inWindow(view, frame, onSheet(view, frame, { x: 0.3, y: 0.9 })).x).toBeCloseTo(0.3);
  });
});

test("marks stand at round distances, arrows between them point along the way", () => {
  const { marks, arrows } = wayMarks(line, frame, 1);
  expect(marks.map(({ distanceM }) => distanceM / 1_000)).toEqual([2, 4, 6, 8, 10]);
  expect([arrows[0]!.turn, arrows.at(-1)!.turn]).toEqual([0, -90]);
  expect(wayMarks([], frame, 1)).toEqual({ marks: [], arrows: [] });
  expect(marksWithRoom(arrows, arrows)).toEqual([]);
});

test("names keep clear of each other and of the window's edge", () => {
  const names = namesWithRoom(
    [
      { label: "START", x: 0.05, y: 0.5 },
      { label: "FIN", x: 0.06, y: 0.5 },
      { label: "CP1", x: 0.95, y: 0.5 },
      { label: "OUT", x: 1.4, y: 0.5 },
    ],
    2 / 3,
  );
  expect(names.map(({ label, side }) => [label, side])).toEqual([
    ["START", "right"],
    ["CP1", "left"],
  ]);
});

test("what is pointed at is found along the line, if it is near", () => {
  const middle = { x: (start!.x + turn!.x) / 2, y: start!.y + 20 };
  expect(nearestOnLine(line, frame, middle, 1)).toBeCloseTo(line[1]!.distanceM / 2, -1);
  expect(nearestOnLine(line, frame, { x: 0, y: 0 }, 1)).toBeNull();
});
