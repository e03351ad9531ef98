import { expect, test } from "vitest";
import { covers, difference, rightsOf } from "./grants.ts";

const timingAt7 = { eventId: 7, permissions: ["events_view", "timing_work"] };
const viewer = { eventId: null, permissions: ["events_view"] };

test("several roles at one event add up, and stay at that event", () => {
  expect(rightsOf([viewer, timingAt7, { eventId: 7, permissions: ["events_view", "photos_edit"] }])).toEqual({
    permissions: ["events_view"],
    eventPermissions: { 7: ["events_view", "timing_work", "photos_edit"] },
  });
});

test("a user does not cover a right that they lack", () => {
  expect(covers(rightsOf([viewer]), rightsOf([timingAt7]))).toBe(false);
  expect(covers(rightsOf([timingAt7]), rightsOf([viewer]))).toBe(false);
});

test("a right at another event does not cover", () => {
  expect(covers(rightsOf([{ ...timingAt7, eventId: 8 }]), rightsOf([timingAt7]))).toBe(false);
});

test("a right everywhere covers the same right at one event", () => {
  expect(covers(rightsOf([{ ...timingAt7, eventId: null }]), rightsOf([viewer, timingAt7]))).toBe(true);
});

test("says what was added to a list and what was removed", () => {
  expect(difference([1, 2], [2, 3])).toEqual({ added: [3], removed: [1] });
});
