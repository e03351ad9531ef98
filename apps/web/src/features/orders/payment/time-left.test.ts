import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

const hour = 3_600_000;

it.each([
  ["two days", 51 * hour, "calm", "2 days 3 hours"],
  ["one day exactly", 24 * hour, "calm", "1 days 0 hours"],
  ["the last hours", 23.5 * hour, "calm", "23 hours 30 minutes"],
  ["the last hour", hour - 1, "soon", "59 minutes 59 seconds"],
  ["the last second", 1_000, "soon", "0 minutes 1 seconds"],
  ["nothing", 0, "over", ""],
  ["less than nothing", -1, "over", ""],
])("says of %s what matters", (_, leftMs, urgency, words) => {
  const left = timeLeft(leftMs);
  expect(left.urgency).toBe(urgency);
  expect(left.parts.map(([unit, count]) => `${count} ${unit}`).join(" ")).toBe(words);
});
