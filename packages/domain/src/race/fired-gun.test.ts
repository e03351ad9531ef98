import { expect, it } from "vitest";
import { isFiredByTap } from "./fired-gun.ts";

it("takes a tap for a gun near its planned time only, and only once", () => {
  const minute = 60_000;
  const planned = { gunAt: 100 * minute, isFired: false };
  const taps = [39, 40, 100, 160, 161].map((minutes) => isFiredByTap(planned, minutes * minute));
  expect(taps).toEqual([false, true, true, true, false]);
  expect(isFiredByTap({ ...planned, isFired: true }, 100 * minute)).toBe(false);
});
