import { expect, it } from "vitest";
import fc from "fast-check";
import { createSplitPlaces, type SplitTimes } from "./split-places.ts";

const times = fc.array(fc.option(fc.integer({ min: 0, max: 20 })), { maxLength: 4 });
const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), times), { maxLength: 60 });

function countFaster(all: ReadonlyMap<number, SplitTimes>, asked: SplitTimes): (number | null)[] {
  return asked.map((ms, at) => {
    if (ms === null) return null;
    return [...all.values()].filter((each) => (each[at] ?? Infinity) < ms).length + 1;
  });
}

it("counts who was faster at each point, after any changes, one by one and many at once", () => {
  fc.assert(
    fc.property(changes, changes, changes, times, (first, many, last, asked) => {
      const places = createSplitPlaces();
      for (const [id, each] of first) places.set(id, each);
      places.load(many);
      for (const [id, each] of last) places.set(id, each);
      expect(places.placesOf(asked)).toEqual(countFaster(new Map([...first, ...many, ...last]), asked));
    }),
  );
});

it("keeps equal times of many entries apart", () => {
  const places = createSplitPlaces();
  places.load(Array.from({ length: 2_000 }, (_, id) => [id, [5]] as const));
  places.set(7, [4]);
  expect([places.placesOf([4]), places.placesOf([5]), places.placesOf([6])]).toEqual([[1], [2], [2_001]]);
});
