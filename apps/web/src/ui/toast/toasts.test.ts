import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "./toasts.ts";

const shown = () => toasts.get().map(({ summary }) => summary);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of toasts.get()) toasts.close(id);
  vi.useRealTimers();
});

test("a toast closes by itself after 3000 ms, and not before", () => {
  toasts.add({ severity: "success", summary: "saved" });
  vi.advanceTimersByTime(2999);
  expect(shown()).toEqual(["saved"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("a sticky one stays until it is closed", () => {
  toasts.add({ severity: "error", summary: "failed", sticky: true });
  toasts.add({ severity: "info", summary: "in passing", key: "bottom-center" });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["failed"]);
  toasts.close(toasts.get()[0]!.id);
  expect(shown()).toEqual([]);
});

test("listeners hear of every change until they stop", () => {
  let told = 0;
  const stop = toasts.subscribe(() => told++);
  toasts.add({ severity: "warn", summary: "first" });
  vi.advanceTimersByTime(3000);
  expect(told).toBe(2);
  stop();
  toasts.add({ severity: "warn", summary: "second" });
  expect(told).toBe(2);
});
