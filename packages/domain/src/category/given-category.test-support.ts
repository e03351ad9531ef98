import type { Checkpoint } from "../race/race.ts";
import type { CategoryDefinition } from "./category-definition.ts";
import { newCategoryRules } from "./new-category.ts";

export const gunAt = Date.parse("2026-11-22T06:00:00+07:00");
export const hour = 3_600_000;

/** A start, one split, a lap line and a finish. */
export const checkpoints: ReadonlyMap<string, Checkpoint> = new Map(
  (
    [
      { code: "START", kind: "start", distanceM: 0 },
      { code: "CP1", kind: "split", distanceM: 5_000, cutoffAt: gunAt + hour },
      { code: "LAP", kind: "lap", distanceM: 5_000 },
      { code: "FIN", kind: "finish", distanceM: 10_000 },
    ] as const
  ).map((checkpoint) => [checkpoint.code, checkpoint]),
);

export function givenCategory(changes: Partial<CategoryDefinition> = {}): CategoryDefinition {
  return {
    ...newCategoryRules,
    code: "10K",
    name: { th: "มินิมาราธอน", en: "Mini marathon" },
    youngestAge: 18,
    capacity: 300,
    bibFrom: 1,
    bibTo: 300,
    feeTiers: [{ name: { th: "ราคาปกติ", en: "Regular" }, priceSatang: 60_000, endsAt: null, untilSold: null }],
    ageGroups: [
      { code: "18-39", from: 18, to: 39 },
      { code: "40+", from: 40, to: null },
    ],
    timeLimitMs: 2 * hour,
    gunAt,
    course: ["START", "CP1", "FIN"],
    stages: [],
    relayLegs: [],
    ...changes,
  };
}
