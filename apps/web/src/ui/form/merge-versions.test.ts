import { expect, test } from "vitest";
import { fieldsToMerge, mergeVersions } from "./merge-versions.ts";

const base = { revision: 3, capacity: 100, oldestAge: 60, name: { th: "ก", en: "A" }, tiers: [1] };

test("what one person changed stays, whoever saves second", () => {
  const mine = { ...base, capacity: 200 };
  const theirs = { ...base, revision: 4, oldestAge: 70 };
  expect(fieldsToMerge(base, mine, theirs)).toEqual([
    { key: "capacity", changedBy: "me" },
    { key: "oldestAge", changedBy: "them" },
  ]);
  expect(mergeVersions(base, mine, theirs, new Set())).toEqual({ ...theirs, capacity: 200 });
});

test("the parts of a name are merged, a list is one thing", () => {
  const mine = { ...base, name: { th: "ข", en: "A" }, tiers: [1, 2] };
  const theirs = { ...base, revision: 4, name: { th: "ก", en: "B" }, tiers: [1, 3] };
  expect(fieldsToMerge(base, mine, theirs)).toContainEqual({ key: "tiers", changedBy: "both" });
  expect(mergeVersions(base, mine, theirs, new Set())).toMatchObject({ name: { th: "ข", en: "B" }, tiers: [1, 2] });
  expect(mergeVersions(base, mine, theirs, new Set(["tiers"]))).toMatchObject({ tiers: [1, 3] });
});

test("of what both changed, one is chosen; the rest of the same value is still merged", () => {
  const mine = { ...base, name: { th: "ข", en: "A" } };
  const theirs = { ...base, revision: 4, name: { th: "ค", en: "B" } };
  expect(fieldsToMerge(base, mine, theirs)).toEqual([{ key: "name", changedBy: "both" }]);
  expect(mergeVersions(base, mine, theirs, new Set()).name).toEqual({ th: "ข", en: "B" });
  expect(mergeVersions(base, mine, theirs, new Set(["name"])).name).toEqual({ th: "ค", en: "B" });
});
