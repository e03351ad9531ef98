import { expect, test } from "vitest";
import { intervalWords } from "./interval-words.ts";

test.each([
  [3_600_000, "every hour", "ทุกชั่วโมง"],
  [7_200_000, "every 2 hours", "ทุก 2 ชั่วโมง"],
  [1_800_000, "every 30 minutes", "ทุก 30 นาที"],
  [5_400_000, "every 90 minutes", "ทุก 90 นาที"],
  [60_000, "every minute", "ทุกนาที"],
  [90_000, "every 1.5 minutes", "ทุก 1.5 นาที"],
])("says %i ms as people do", (everyMs, en, th) => {
  expect(intervalWords(everyMs, "en")).toBe(en);
  expect(intervalWords(everyMs, "th")).toBe(th);
});
