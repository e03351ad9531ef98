import { expect, it } from "vitest";
import { TooManyAttempts } from "./refusals.ts";
import { createReadLimit } from "./read-limit.ts";

/** A limit of three at once and one a second, and how many of so many reads an address is granted. */
function givenLimit() {
  let now = 1_000_000;
  const limit = createReadLimit(() => now, { burst: 3, everyMs: 1_000 });
  const granted = (reads: number, ip: string, headers = {}) =>
    Array.from({ length: reads }).filter(() => {
      try {
        limit.count({ ip, headers });
        return true;
      } catch (error) {
        if (!(error instanceof TooManyAttempts)) throw error;
        return false;
      }
    }).length;
  return { limit, granted, wait: (ms: number) => (now += ms) };
}

it("grants an address so many at once, then one after the other, and says when", () => {
  const { limit, granted, wait } = givenLimit();
  expect(granted(5, "203.0.113.7")).toBe(3);
  wait(400);
  expect(() => limit.count({ ip: "203.0.113.7", headers: {} })).toThrow(expect.objectContaining({ retryAfterMs: 600 }));
  wait(600);
  expect(granted(5, "203.0.113.7")).toBe(1);
  wait(60_000);
  expect(granted(5, "203.0.113.7")).toBe(3);
});

it("takes a costly read for several", () => {
  const { limit, granted } = givenLimit();
  limit.count({ ip: "203.0.113.7", headers: {} }, 2);
  expect(granted(5, "203.0.113.7")).toBe(1);
  expect(() => limit.count({ ip: "203.0.113.8", headers: {} }, 4)).toThrow(TooManyAttempts);
});

it("counts each address by itself, and a customer's whole network as one", () => {
  const { granted } = givenLimit();
  expect([granted(5, "203.0.113.7"), granted(5, "203.0.113.8")]).toEqual([3, 3]);
  expect([granted(2, "2001:db8::1"), granted(5, "2001:db8::2")]).toEqual([2, 1]);
});

it("does not take a proxy that nobody named for one visitor", () => {
  const { granted } = givenLimit();
  expect(granted(5, "127.0.0.1", { "x-forwarded-for": "203.0.113.7" })).toBe(5);
  expect(granted(5, "203.0.113.9", { "x-forwarded-for": "203.0.113.7" })).toBe(3);
});
