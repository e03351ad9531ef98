import { expect, test } from "vitest";
import { guideOf } from "./guide-of.ts";

test.each([
  ["/", "everyday"],
  ["/calendar", "everyday"],
  ["/manage/events", "first-event"],
  ["/manage/events/7/details", "first-event"],
  ["/manage/events/7/categories/new", "categories"],
  ["/manage/events/7/entries/import", "entries"],
  ["/manage/entries", "entries"],
  ["/master/policies/2", "policies"],
  ["/master/clubs", "master-data"],
  ["/config/roles", "people"],
  ["/report/audit", "audit"],
  ["/documentation/results", undefined],
])("%s is told in %s", (path, chapter) => {
  expect(guideOf(path)).toBe(chapter);
});
