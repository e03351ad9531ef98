import fc from "fast-check";
import { expect, it } from "vitest";
import { orderOfKeys } from "./order-of-keys.ts";

it("orders keys as comparing them does; equal keys keep their order", () => {
  const key = fc.oneof(
    fc.nat({ max: 5 }),
    fc.maxSafeNat(),
    fc.nat().map((ms) => 999_900_000_000_000 + ms),
  );
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const byComparing = [...keys.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
      expect([...orderOfKeys(Float64Array.from(keys))]).toEqual(byComparing);
    }),
    { numRuns: 2000 },
  );
});

it("sorts a part of a longer list", () => {
  expect([...orderOfKeys(Float64Array.of(9, 30, 10, 20).subarray(1))]).toEqual([1, 2, 0]);
});
