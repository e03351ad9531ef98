import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function givenPace(ms: number) {
  const handed: number[] = [];
  return { handed, pace: createPace<number>(ms, (value) => void handed.push(value)) };
}

test("a value is handed on at once after a pause", () => {
  const { handed, pace } = givenPace(10_000);
  pace.next(1);
  vi.advanceTimersByTime(0);
  vi.advanceTimersByTime(10_000);
  pace.next(2);
  vi.advanceTimersByTime(0);
  expect(handed).toEqual([1, 2]);
});

test("of values that come closer together, the latest one is handed on when the time has come", () => {
  const { handed, pace } = givenPace(10_000);
  for (let second = 0; second < 60; second++) {
    pace.next(second);
    vi.advanceTimersByTime(1_000);
  }
  expect(handed).toEqual([0, 9, 19, 29, 39, 49, 59]);
});

test("nothing is handed on after the end", () => {
  const { handed, pace } = givenPace(10_000);
  pace.next(1);
  pace.stop();
  vi.runAllTimers();
  expect(handed).toEqual([]);
});
