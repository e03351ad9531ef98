import { expect, test } from "vitest";
import { blockedUntil, deviceLimit, placeOf, remaining, widePlaceOf } from "./attempt-limits.ts";

test("waits grow, up to the longest", () => {
  const waits = [9, 10, 11, 12, 100, 100_000].map((attempts) => blockedUntil(deviceLimit, attempts, 0));
  expect(waits).toEqual([0, 1_000, 2_000, 4_000, 300_000, 300_000]);
});

test("guesses are remembered for a day, other attempts are forgotten one by one", () => {
  const steady = { free: 3, longestWaitMs: 1_000, forgetsOneEveryMs: 100 };
  const counted = { attempts: 3, countedAt: 1_000 };
  expect(remaining(deviceLimit, counted, 80_000_000)).toEqual({ attempts: 3, countedAt: 80_000_000 });
  expect(remaining(deviceLimit, counted, 90_000_000)).toEqual({ attempts: 0, countedAt: 90_000_000 });
  expect(remaining(steady, counted, 1_099)).toEqual(counted);
  expect(remaining(steady, counted, 1_250)).toEqual({ attempts: 1, countedAt: 1_200 });
  expect(remaining(steady, counted, 5_000)).toEqual({ attempts: 0, countedAt: 5_000 });
});

test.each([
  ["192.0.2.7", "192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1:aa:bb:cc:dd", "2001:db8:0:1::/64", "2001:db8::/48"],
  ["2001:DB8:7:1::5", "2001:db8:7:1::/64", "2001:db8:7::/48"],
  ["2001:db8::5", "2001:db8::/64", "2001:db8::/48"],
  ["::1", "::/64", "::/48"],
  ["unknown", "unknown", "unknown"],
])("%s stands for %s, within %s", (address, place, wide) => {
  expect(placeOf(address)).toBe(place);
  expect(widePlaceOf(address)).toBe(wide);
});
