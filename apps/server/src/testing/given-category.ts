import type { CategoryForm } from "@time-event/contract/categories";
import { newCategoryRules } from "@time-event/domain/category/new-category";
import { gunAt } from "./given-race.ts";

/** A category as its form sends it, on the course of `givenRaceDefinition`. */
export function givenCategoryForm(changes: Partial<CategoryForm> = {}): CategoryForm {
  return {
    ...newCategoryRules,
    rankAgeGroupsBy: "gun",
    code: "10K",
    name: { th: "10 กม.", en: "10K" },
    capacity: 100,
    feeTiers: [{ name: { th: "ราคาปกติ", en: "Regular" }, priceSatang: 80_000, endsAt: null, untilSold: null }],
    ageGroups: [
      { code: "18-39", from: 18, to: 39 },
      { code: "40+", from: 40, to: null },
    ],
    winnersLeaveAgeGroups: 0,
    gunAt,
    course: ["START", "CP1", "FIN"],
    stages: [],
    relayLegs: [],
    ...changes,
  };
}
