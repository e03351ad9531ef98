import { expect, test } from "vitest";
import { en } from "./dashboard.en.ts";
import { timeAgo } from "./time-ago.ts";

test.each([
  [0, "just now"],
  [9_999, "just now"],
  [34_000, "30 s ago"],
  [130_000, "2 min ago"],
  [3_600_000, "1 h ago"],
  [86_400_000, "1 day ago"],
  [200_000_000, "2 days ago"],
])("%d ms ago is told as %s", (agoMs, told) => {
  expect(timeAgo(en, agoMs)).toBe(told);
});
