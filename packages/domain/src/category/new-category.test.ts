import { expect, it } from "vitest";
import { newCategoryRules, newCategoryRulesOf } from "./new-category.ts";

it("begins a trail race as trail races are: by the gun, in age groups of ten years from youths on", () => {
  const trail = newCategoryRulesOf("trail");
  expect(trail.ageGroups.map(({ code }) => code)).toEqual(["U18", "18-29", "30-39", "40-49", "50-59", "60+"]);
  expect(trail).toMatchObject({ rankBy: "gun", rankGenderBy: "gun", rankAgeGroupsBy: "gun", maxSpeedMps: 12 });
});

it("leaves other kinds as they are", () => {
  for (const art of ["road", "cycling", "walk"]) expect(newCategoryRulesOf(art)).toEqual(newCategoryRules);
});
