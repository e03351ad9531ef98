import fc from "fast-check";
import { expect, it, test } from "vitest";
import { lineAlong } from "./course-line.ts";
import { anyTrack, givenTrack } from "./given-track.test-support.ts";
import { decodeLine, encodeLine } from "./line-text.ts";

it("comes back the same to a metre", () => {
  fc.assert(
    fc.property(anyTrack, fc.boolean(), (track, hasHeights) => {
      const line = lineAlong(hasHeights ? track : track.map((point) => ({ ...point, elevationM: null })));
      const back = decodeLine(encodeLine(line));
      expect(back).toHaveLength(line.length);
      for (const [index, point] of line.entries()) {
        expect(Math.abs(back[index]!.lat - point.lat)).toBeLessThan(0.6e-5);
        expect(Math.abs(back[index]!.lng - point.lng)).toBeLessThan(0.6e-5);
        expect(Math.abs(back[index]!.distanceM - point.distanceM)).toBeLessThanOrEqual(0.5);
        expect(back[index]!.elevationM === null).toBe(!hasHeights);
        expect(Math.abs((back[index]!.elevationM ?? 0) - (point.elevationM ?? 0))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

it("is short: about eight letters a point", () => {
  const steps = Array.from({ length: 300 }, (_, i) => [i * 170, 400 * Math.sin(i), 700 + 30 * Math.cos(i)] as const);
  expect(encodeLine(lineAlong(givenTrack(...steps))).length).toBeLessThan(300 * 9.5);
});

test("south, west and below the sea", () => {
  const line = [{ lat: -33.9, lng: -151.2, elevationM: -12, distanceM: 0 }];
  expect(decodeLine(encodeLine(line))).toEqual(line);
});

test.each(["", "4", "nothing", "4!!", "9AAAA", "constructor"])("%j is no line", (text) => {
  expect(decodeLine(text)).toEqual([]);
});
