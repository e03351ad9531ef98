import type { Order } from "@time-event/contract/orders";
import { afterEach, expect, it, vi } from "vitest";
import { keepAsking, nextAskMs, sameOr } from "./keep-asking.ts";

afterEach(() => void vi.useRealTimers());

type Watched = Parameters<typeof nextAskMs>[0];
const waiting = [{ state: "waiting" }] as Order["transfers"];
const held: Watched = { state: "held", deadlineAt: 60_000, transfers: [] };

it.each([
  ["a hold, once it has ended", held, 60_500],
  ["an order that waits for its money, sooner", { ...held, state: "awaiting_payment" }, 10_000],
  ["a slip that is being checked", { state: "expired", deadlineAt: null, transfers: waiting }, 10_000],
  ["what nothing becomes of by itself, never", { state: "confirmed", deadlineAt: null, transfers: [] }, null],
] as const)("asks for %s", (_, order, ms) => {
  expect(nextAskMs(order as Watched, 0, 0)).toBe(ms);
});

it("asks until the order is another one, however often it still was the same", () => {
  vi.useFakeTimers({ now: 0 });
  const asked: number[] = [];
  const stop = keepAsking(held, { now: () => Date.now(), ask: () => asked.push(Date.now()) });
  vi.advanceTimersByTime(95_000);
  expect(asked).toEqual([60_500, 62_500, 66_500, 74_500, 89_500]);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(asked).toHaveLength(5);
});

it("keeps the order of before where the same comes again", () => {
  const before = { state: "held" };
  expect(sameOr(before, { state: "held" })).toBe(before);
  expect(sameOr(before, { state: "expired" })).toEqual({ state: "expired" });
});
