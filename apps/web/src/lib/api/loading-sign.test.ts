import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoadingSign } from "./loading-sign.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function givenSign() {
  let count = 0;
  let tell = () => {};
  const sign = createLoadingSign({
    count: () => count,
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
  });
  const states: string[] = [];
  sign.subscribe(() => states.push(sign.get()));
  const change = (by: number) => {
    count += by;
    tell();
  };
  const ask = (ms: number) => {
    change(1);
    vi.advanceTimersByTime(ms);
    change(-1);
  };
  return { sign, states, ask, begin: () => change(1), end: () => change(-1) };
}

test("a reply that comes at once shows it all the same, for as long as the eye needs", () => {
  const { sign, ask } = givenSign();
  ask(0);
  expect(sign.get()).toBe("shown");
  vi.advanceTimersByTime(149);
  expect(sign.get()).toBe("shown");
  vi.advanceTimersByTime(1);
  expect(sign.get()).toBe("leaving");
  vi.advanceTimersByTime(240);
  expect(sign.get()).toBe("away");
});

test("where the page draws late, its time begins with the first frame", () => {
  let frame = () => {};
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (frame = draw));
  const { sign, ask } = givenSign();
  ask(0);
  vi.advanceTimersByTime(100);
  frame();
  vi.advanceTimersByTime(149);
  expect(sign.get()).toBe("shown");
  vi.advanceTimersByTime(1);
  expect(sign.get()).toBe("leaving");
});

test("it shows while a request waits, and leaves with the last reply", () => {
  const { sign, begin, end } = givenSign();
  begin();
  begin();
  vi.advanceTimersByTime(5000);
  end();
  vi.advanceTimersByTime(1000);
  expect(sign.get()).toBe("shown");
  end();
  vi.advanceTimersByTime(0);
  expect(sign.get()).toBe("leaving");
});

test("requests in a row look like one: it never goes away between them", () => {
  const { sign, states, ask } = givenSign();
  for (let request = 0; request < 5; request++) {
    ask(20);
    vi.advanceTimersByTime(200);
  }
  expect(states).not.toContain("away");
  vi.advanceTimersByTime(1000);
  expect(sign.get()).toBe("away");
  expect(states.filter((state) => state === "away")).toHaveLength(1);
});
