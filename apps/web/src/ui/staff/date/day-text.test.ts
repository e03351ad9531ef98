import { expect, test } from "vitest";
import { readDay, readTime, readTimeWithSeconds, unrealDay, writeDay } from "./day-text.ts";

test.each([
  "14/12/2568",
  "14/12/2025",
  "14-12-2568",
  "14.12.2025",
  "2025-12-14",
  "2568-12-14",
  "๑๔/๑๒/๒๕๖๘",
  "14 12 2568",
])("%s is the fourteenth of December 2025", (text) => expect(readDay(text)).toBe("2025-12-14"));

test.each(["", "14/12", "14/12/8", "31/2/2568", "0/1/2568", "12/14/2025", "soon"])("%s is no day", (text) => {
  expect(readDay(text)).toBeNull();
});

test.each([
  ["1/12/69", "2026-12-01"],
  ["๑/๑๒/๖๙", "2026-12-01"],
  ["1-12-26", "2026-12-01"],
  ["1/12/79", "2036-12-01"],
  // one long ago is not guessed
  ["1/12/30", "2030-12-01"],
  ["1/12/50", null],
  ["1/12/99", null],
])("%s, typed in 2026, is %s", (text, day) => expect(readDay(text, 2026)).toBe(day));

test("a day that the calendar does not have is told from what is no day", () => {
  expect(unrealDay("31/02/2570")).toEqual({ year: 2027, month: 2, day: 31, days: 28 });
  expect(unrealDay("31/4/69", 2026)).toMatchObject({ month: 4, days: 30 });
  expect(unrealDay("12/14/2025")).toMatchObject({ month: 14, days: null });
  expect(["28/02/2570", "soon", "31/02", ""].map((text) => unrealDay(text))).toEqual([null, null, null, null]);
});

test("leap days are those of the common era", () => {
  expect(readDay("29/2/2567")).toBe("2024-02-29");
  expect(readDay("29/2/2568")).toBeNull();
});

test("days are written in the era of the language; other text stays as it is", () => {
  expect(writeDay("2025-12-14", "th")).toBe("14/12/2568");
  expect(writeDay("2025-12-14", "en")).toBe("14/12/2025");
  expect(writeDay("14/1", "th")).toBe("14/1");
});

test("times are read with any sign between hours and minutes", () => {
  expect(["5:30", "05.30", "0530", "๕:๓๐"].map(readTime)).toEqual(["05:30", "05:30", "05:30", "05:30"]);
  expect(["24:00", "5:60", "5", "half past five"].map(readTime)).toEqual([null, null, null, null]);
});

test("seconds may follow the minutes, and are zero when they do not", () => {
  const typed = ["5:30:07", "05.30.07", "053007", "๕:๓๐ ๐๗", "5:30", "0530"];
  const read = ["05:30:07", "05:30:07", "05:30:07", "05:30:07", "05:30:00", "05:30:00"];
  expect(typed.map(readTimeWithSeconds)).toEqual(read);
  expect(["5:30:60", "24:00:00", "5:30:7", "5"].map(readTimeWithSeconds)).toEqual([null, null, null, null]);
});
