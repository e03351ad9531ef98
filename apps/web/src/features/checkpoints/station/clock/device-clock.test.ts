import { expect, it } from "vitest";
import { createDeviceClock } from "./device-clock.ts";
import { type Anchor, anchorOf, withAnchor } from "./anchors.ts";

const start = 1_796_000_000_000;

function given() {
  const time = { wall: start, monotonic: 1_000, boots: 0 };
  const clock = createDeviceClock({
    now: () => time.wall,
    monotonic: () => time.monotonic,
    newId: () => `run ${++time.boots}`,
  });
  const pass = (ms: number) => ((time.wall += ms), (time.monotonic += ms));
  return { time, clock, pass };
}

it("stays in one run while both clocks go on, and when the clock is set back", () => {
  const { time, clock, pass } = given();
  expect(clock.stamp()).toEqual({ at: start, monotonicMs: 1_000, bootId: "run 1" });
  pass(3_600_000);
  expect(clock.stamp().bootId).toBe("run 1");
  time.wall -= 7 * 60_000;
  expect(clock.stamp().bootId).toBe("run 1");
  pass(5_000);
  expect(clock.stamp().bootId).toBe("run 1");
});

it("begins a new run after a sleep, which looks like a clock set forward", () => {
  const { time, clock, pass } = given();
  clock.stamp();
  time.wall += 20 * 60_000;
  expect(clock.stamp().bootId).toBe("run 2");
  pass(1_000);
  expect(clock.stamp().bootId).toBe("run 2");
});

it("anchors the middle of the way to the server and back", () => {
  const { clock, pass } = given();
  const sent = clock.stamp();
  pass(400);
  expect(anchorOf(sent, clock.stamp(), start - 420_000)).toEqual({
    deviceAt: start + 200,
    monotonicMs: 1_200,
    bootId: "run 1",
    serverAt: start - 420_000,
    roundTripMs: 400,
  });
});

it("anchors nothing by a reply that came after a sleep", () => {
  const { time, clock } = given();
  const sent = clock.stamp();
  time.wall += 60_000;
  expect(anchorOf(sent, clock.stamp(), start)).toBeUndefined();
});

it("keeps the best anchor of each half hour and run, the newest 20, the best first", () => {
  const anchor = (minutes: number, roundTripMs: number, bootId = "a"): Anchor => ({
    deviceAt: start + minutes * 60_000,
    monotonicMs: minutes * 60_000,
    bootId,
    serverAt: start + minutes * 60_000,
    roundTripMs,
  });
  const few = [anchor(1, 300), anchor(5, 90), anchor(9, 500), anchor(40, 60), anchor(41, 700, "b")];
  const kept = few.reduce<Anchor[]>(withAnchor, []);
  expect(kept.map(({ roundTripMs }) => roundTripMs)).toEqual([60, 90, 700]);
  const many = Array.from({ length: 50 }, (_, at) => anchor(at * 30, 100)).reduce<Anchor[]>(withAnchor, []);
  expect(many).toHaveLength(20);
  expect(Math.min(...many.map(({ serverAt }) => serverAt))).toBe(start + 30 * 30 * 60_000);
});
