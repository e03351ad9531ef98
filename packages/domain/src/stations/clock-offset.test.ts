import { expect, it } from "vitest";
import { type ClockAnchor, correctTime, latestOffsetMs } from "./clock-offset.ts";

const minute = 60_000;
const slowMs = 7 * minute;
const anchor = (changes: Partial<ClockAnchor> = {}): ClockAnchor => ({
  deviceAt: 0,
  monotonicMs: 0,
  bootId: "a",
  serverAt: slowMs,
  roundTripMs: 80,
  ...changes,
});

it("corrects a clock that is wrong, and one that was set right in between", () => {
  const first = anchor();
  expect(correctTime({ at: minute, monotonicMs: minute, bootId: "a" }, [first])).toEqual({
    at: slowMs + minute,
    by: "monotonic",
  });
  const last = anchor({ deviceAt: slowMs + 10 * minute, monotonicMs: 10 * minute, serverAt: slowMs + 10 * minute });
  for (const at of [2 * minute, slowMs + 2 * minute]) {
    expect(correctTime({ at, monotonicMs: 2 * minute, bootId: "a" }, [first, last]).at).toBe(slowMs + 2 * minute);
  }
});

it("trusts the device's own clock where the phone slept", () => {
  const before = anchor({ serverAt: 0 });
  // the phone slept for half an hour after the read
  const after = anchor({ deviceAt: 40 * minute, monotonicMs: 10 * minute, serverAt: 40 * minute, roundTripMs: 10 });
  const read = { at: 9.9 * minute, monotonicMs: 9.9 * minute, bootId: "a" };
  expect(correctTime(read, [before, after])).toEqual({ at: 9.9 * minute, by: "clock" });
});

it("takes the nearest offset for a run of the page without an anchor, and the time as it came without any", () => {
  const set = anchor({ deviceAt: 60 * minute, serverAt: 60 * minute, bootId: "b" });
  expect(correctTime({ at: minute, monotonicMs: 5, bootId: "c" }, [anchor(), set]).at).toBe(slowMs + minute);
  expect(correctTime({ at: 55 * minute, monotonicMs: 5, bootId: "c" }, [anchor(), set]).at).toBe(55 * minute);
  expect(correctTime({ at: 5, monotonicMs: 5, bootId: "c" }, [])).toEqual({ at: 5, by: "none" });
  expect([latestOffsetMs([anchor(), set]), latestOffsetMs([])]).toEqual([0, null]);
});
