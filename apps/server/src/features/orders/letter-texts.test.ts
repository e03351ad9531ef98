import { expect, test } from "vitest";
import { instantText } from "./letter-texts.ts";

const at = Date.UTC(2026, 11, 14, 11);

test.each([
  ["Asia/Bangkok", "th", "14 ธ.ค. 2569 18:00 น."],
  ["Asia/Bangkok", "en", "14 Dec 2026 18:00 (GMT+7)"],
  ["Europe/Berlin", "th", "14 ธ.ค. 2569 12:00 น. (GMT+1)"],
] as const)("a deadline in %s, read in the language %s, is %s", (timeZone, language, text) => {
  expect(instantText(at, timeZone, language)).toBe(text);
});
