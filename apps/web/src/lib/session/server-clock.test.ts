import fc from "fast-check";
import { expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";
import { givenStorage } from "./testing/given-browser.ts";
import { timedSend } from "./timed-send.ts";

const clockOn = (now: number, storage = givenStorage()) =>
  createServerClock(
    () => now,
    () => storage,
  );

test("however wrong the device's clock is, the server's time is known to within the way there and back", () => {
  const wayMs = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(fc.integer({ min: -864e5, max: 864e5 }), wayMs, wayMs, (wrongBy, there, back) => {
      const server = 1_700_000_123_456;
      const sentAt = server - there + wrongBy;
      const receivedAt = server + back + wrongBy;
      const clock = clockOn(receivedAt);
      clock.learn(Math.floor(server / 1000) * 1000, sentAt, receivedAt);
      expect(Math.abs(clock.now() - (server + back))).toBeLessThanOrEqual(there + back + 1000);
    }),
  );
});

test("a slow connection does not change a clock that is right", () => {
  const clock = clockOn(1_700_000_015_300);
  clock.learn(1_700_000_009_000, 1_700_000_000_300, 1_700_000_015_300);
  expect(clock.now()).toBe(1_700_000_015_300);
});

test("the difference of the clocks is kept after a reload", () => {
  const storage = givenStorage();
  clockOn(1_600_000, storage).learn(1_000_000, 1_599_900, 1_600_000);
  expect(clockOn(1_660_000, storage).now()).toBe(1_061_100);
});

test("without storage, the device's clock is used", () => {
  const clock = createServerClock(
    () => 5000,
    () => {
      throw new Error("forbidden");
    },
  );
  expect(clock.now()).toBe(5000);
  clock.learn(60_000, 5000, 5000);
  expect(clock.now()).toBe(60_000);
});

test("only replies that were not cached give the time", async () => {
  const clock = clockOn(0);
  const answer = (cacheControl: string) => async () =>
    new Response("", { headers: { date: "Tue, 14 Nov 2023 22:13:20 GMT", "cache-control": cacheControl } });
  await timedSend(clock, () => 0, answer("public, max-age=60"))("/web/web-event-list", {});
  expect(clock.now()).toBe(0);
  await timedSend(clock, () => 0, answer("no-store"))("/event/profile-get", {});
  expect(clock.now()).toBe(1_700_000_000_000);
});
