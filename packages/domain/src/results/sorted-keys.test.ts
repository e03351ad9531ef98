import fc from "fast-check";
import { expect, it } from "vitest";
import { createSortedKeys } from "./sorted-keys.ts";

it("stays sorted over thousands of changes, across pages that split and empty", () => {
  const step = fc.tuple(fc.boolean(), fc.nat({ max: 400 }), fc.nat({ max: 40 }));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1500, maxLength: 3000, size: "max" }), (steps) => {
      const list = createSortedKeys();
      const oracle = new Map<string, { key: number; id: number }>();
      for (const [adding, key, id] of steps) {
        const name = `${key} ${id}`;
        if (oracle.has(name) && !adding) {
          list.remove(key, id);
          oracle.delete(name);
        } else if (!oracle.has(name)) {
          list.add(key, id);
          oracle.set(name, { key, id });
        }
      }
      const sorted = [...oracle.values()].sort((a, b) => a.key - b.key || a.id - b.id);
      expect(list.size()).toBe(sorted.length);
      expect(list.slice(0, Infinity).ids).toEqual(sorted.map(({ id }) => id));
      for (const probe of [0, 7, 200, 401]) {
        expect(list.countBelow(probe)).toBe(sorted.filter(({ key }) => key < probe).length);
        expect(list.countUpTo(probe)).toBe(sorted.filter(({ key }) => key <= probe).length);
      }
      expect(list.keyAt(600)).toBe(sorted[600]?.key ?? null);
    }),
    { numRuns: 20 },
  );
});

it("ignores the removal of what it does not hold", () => {
  const list = createSortedKeys();
  list.remove(1, 1);
  list.add(1, 1);
  list.remove(1, 2);
  expect(list.size()).toBe(1);
});
