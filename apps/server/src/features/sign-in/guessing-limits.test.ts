import { expect, test } from "vitest";
import { blockedUntil, placeOf, usernameLimit } from "./guessing-limits.ts";

test("waits grow, up to the longest", () => {
  const waits = [4, 5, 6, 7, 100, 100_000].map((attempts) => blockedUntil(usernameLimit, attempts, 0));
  expect(waits).toEqual([0, 1_000, 2_000, 4_000, 300_000, 300_000]);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1:aa:bb:cc:dd", "2001:db8:0:1::/64"],
  ["2001:DB8:0:1::5", "2001:db8:0:1::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s stands for %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});
