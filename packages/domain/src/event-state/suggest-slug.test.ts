import { expect, it } from "vitest";
import { suggestSlug } from "./suggest-slug.ts";

it.each([
  ["Doi Inthanon Trail & Ultra", "2026-11-15", "doi-inthanon-trail-ultra-2026"],
  ["Bangsaen 21 2026", "2026-11-15", "bangsaen-21-2026"],
  ["Champion's Café Run", "2026-11-15", "champions-cafe-run-2026"],
  ["  ", "2026-11-15", ""],
  ["ดอยอินทนนท์", "2026-11-15", "event-2026-11-15"],
  ["ดอยอินทนนท์ 2026", "2026-11-15", "event-2026-11-15"],
  ["ดอยอินทนนท์", "", ""],
  ["Run", "", "run"],
  ["x".repeat(79), "2026-11-15", "x".repeat(79)],
])("%s on %s gives %s", (name, startsOn, expected) => {
  expect(suggestSlug(name, startsOn)).toBe(expected);
});
