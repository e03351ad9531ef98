import { expect, test } from "vitest";
import { monthWeeks, moveDay, moveMonth } from "./month-days.ts";

test("a month stands in its weeks, Sunday first", () => {
  const weeks = monthWeeks("2025-12");
  expect(weeks[0]).toEqual([null, ...["01", "02", "03", "04", "05", "06"].map((day) => `2025-12-${day}`)]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  expect(weeks.at(-1)).toEqual(["2025-12-28", "2025-12-29", "2025-12-30", "2025-12-31", null, null, null]);
});

test("a February of four whole weeks has four rows", () => {
  expect(monthWeeks("2026-02")).toHaveLength(4);
});

test("years end and begin", () => {
  expect(moveMonth("2025-12", 1)).toBe("2026-01");
  expect(moveMonth("2026-01", -1)).toBe("2025-12");
  expect(moveDay("2024-02-28", 1)).toBe("2024-02-29");
  expect(moveDay("2026-01-01", -1)).toBe("2025-12-31");
});
