import { eventArt } from "@time-event/contract/fields";
import { describe, expect, test } from "vitest";
import { contourLines, sampleHeights } from "./contour-lines.ts";
import { coverGeometry, coverHeight, coverWidth } from "./cover-geometry.ts";
import { randomFrom } from "./cover-random.ts";

const trail = { slug: "doi-inthanon", art: "trail", distancesM: [103_000, 52_300, 24_800] } as const;

describe("a cover", () => {
  test("is the same on every machine", () => {
    const next = randomFrom("doi-inthanon trail");
    expect([next(), next()].map((number) => number.toFixed(6))).toEqual(["0.012635", "0.418310"]);
    expect(coverGeometry({ ...trail })).toEqual(coverGeometry(trail));
  });

  test("differs between events, sports and distances", () => {
    const covers = [
      trail,
      { ...trail, slug: "phu-kradueng" },
      { ...trail, art: "road" as const },
      { ...trail, distancesM: [10_000, 5000] },
    ].map((subject) => JSON.stringify(coverGeometry(subject)));
    expect(new Set(covers).size).toBe(covers.length);
  });

  test("is small enough to stand in a list", () => {
    for (let i = 0; i < 50; i++) {
      expect(JSON.stringify(coverGeometry({ ...trail, slug: `event-${i}` })).length).toBeLessThan(7000);
    }
  });

  test.each(eventArt.options)("of %s has finite figures and a course inside the picture", (art) => {
    for (let i = 0; i < 20; i++) {
      const { bands, route, start, finish, stops, profile } = coverGeometry({ ...trail, art, slug: `event-${i}` });
      expect([...bands, route, profile ?? ""].join(" ")).not.toMatch(/NaN|Infinity|undefined/);
      for (const [x, y] of [start, finish, ...stops]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(coverWidth);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(coverHeight);
      }
    }
  });

  test("of an event without distances can be drawn", () => {
    expect(coverGeometry({ slug: "new", art: "trail", distancesM: [] }).route).toMatch(/^M\d/);
  });
});

describe("contour lines", () => {
  const grid = { columns: 12, rows: 12, step: 10 };
  const hill = (x: number, y: number) => -((x - 50) ** 2 + (y - 50) ** 2);

  test("of a round hill are one ring around its top", () => {
    const rings = contourLines(sampleHeights(hill, grid), 0.9, grid);
    expect(rings).toHaveLength(1);
    const away = rings[0]?.map(([x, y]) => Math.hypot(x - 50, y - 50)) ?? [];
    expect(Math.max(...away) - Math.min(...away)).toBeLessThan(4);
  });

  test("of two hills are two rings", () => {
    const twins = (x: number, y: number) => Math.max(hill(x + 30, y), hill(x - 30, y));
    expect(contourLines(sampleHeights(twins, grid), 0.97, grid)).toHaveLength(2);
  });
});
