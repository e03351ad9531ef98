import { categoryRules, type CategoryRulesForm } from "@time-event/contract/categories";
import type { Text } from "@time-event/contract/fields";
import { newCategoryRules } from "@time-event/domain/category/new-category";
import { HOUR_MS } from "./local-days.ts";
import { ageGroupsFrom } from "./wording.ts";

interface DemoTemplate {
  readonly name: Text;
  readonly definition: CategoryRulesForm;
}

/** Templates of an organiser of road and trail races. Prices in baht. */
export const demoTemplates: readonly DemoTemplate[] = [
  template(["มาราธอน 42.195 กม.", "Marathon 42.195 km"], "42K", 900, 6.5, { youngestAge: 18 }),
  template(["ฮาล์ฟมาราธอน 21.1 กม.", "Half marathon 21.1 km"], "21K", 700, 3.5, { youngestAge: 16 }),
  template(["มินิมาราธอน 10 กม.", "Mini marathon 10 km"], "10K", 500, 2, {
    rankBy: "chip",
    rankGenderBy: "chip",
  }),
  template(["เดินวิ่งการกุศล 5 กม.", "Charity fun run 5 km"], "5K", 350, 1.5, {
    rankBy: "chip",
    rankGenderBy: "chip",
    ageGroups: [],
    winnersLeaveAgeGroups: 0,
  }),
  template(["เทรล 50 กม.", "Trail 50 km"], "50K", 2_200, 14, { youngestAge: 20, team: { best: 3, by: "time" } }),
  template(["ทีมผลัดสามคน", "Relay of three"], "RELAY", 5_400, 4.5, {
    entryKind: "relay",
    teamSmallest: 3,
    teamLargest: 3,
    ageGroups: [],
    winnersLeaveAgeGroups: 0,
  }),
];

function template(
  [th, en]: readonly [string, string],
  code: string,
  baht: number,
  limitHours: number,
  changes: Partial<CategoryRulesForm>,
): DemoTemplate {
  const tier = (name: Text, priceSatang: number, untilSold: number | null) => ({
    name,
    priceSatang,
    untilSold,
    endsAt: null,
  });
  const definition = categoryRules.parse({
    ...newCategoryRules,
    code,
    name: { th, en },
    feeTiers: [
      tier({ th: "100 คนแรก", en: "First 100" }, baht * 90, 100),
      tier({ th: "ราคาปกติ", en: "Regular" }, baht * 100, null),
    ],
    ageGroups: ageGroupsFrom(18, 30, 40, 50, 60),
    timeLimitMs: limitHours * HOUR_MS,
    ...changes,
  });
  return { name: { th, en }, definition };
}
