import { ageBands } from "../eligibility/age-bands.ts";
import type { CategoryRules } from "./category-definition.ts";

/** The settings of a new category, as most road and trail races in Thailand have them. */
export const newCategoryRules = {
  code: "",
  name: { th: "", en: "" },
  gender: "any",
  entryKind: "individual",
  teamMix: "any",
  teamSmallest: null,
  teamLargest: null,
  youngestAge: null,
  oldestAge: null,
  capacity: null,
  bibPrefix: "",
  bibFrom: null,
  bibTo: null,
  hidden: false,
  feePer: "person",
  feeTiers: [],
  // prizes overall go to those who are first over the line; age groups are fair to those who start far behind
  rankBy: "gun",
  rankGenderBy: "gun",
  rankAgeGroupsBy: "chip",
  rounding: "up",
  ageOn: "birthYear",
  ageGroups: [],
  winnersLeaveAgeGroups: 3,
  team: null,
  timeLimitMs: null,
  laps: null,
  lapNeedsEveryCheckpoint: false,
  repeatWindowMs: null,
  maxSpeedMps: null,
} satisfies CategoryRules;

/** Age groups of adults begin here. */
export const adultsFrom = 18;

/** Age groups in steps of ten years. */
export const tenYearBands = { adultsFrom, bandsFrom: 30, years: 10, openFrom: 60 } as const;

/** Nobody runs a kilometre faster than in 1:23: what says so was read wrong. */
const runnersMaxMps = 12;

/**
 * The settings of a new category of an event of a kind. A trail race is begun by all together and won by who is first over the line, in
 * every ranking, and gives prizes by age in steps of ten years.
 * @param art what events of its type are drawn and told as
 * @example newCategoryRulesOf("trail").ageGroups.map(({ code }) => code) // ["U18", "18-29", "30-39", "40-49", "50-59", "60+"]
 */
export function newCategoryRulesOf(art: string) {
  if (art !== "trail") return newCategoryRules;
  return {
    ...newCategoryRules,
    rankAgeGroupsBy: "gun",
    ageGroups: ageBands({ youngest: 0, ...tenYearBands }),
    maxSpeedMps: runnersMaxMps,
  } satisfies CategoryRules;
}

/** What the price of a category is called that has one price alone. */
export const onePriceName = { th: "ราคาเดียว", en: "One price" } as const;

/** What the two prices of a category are called of which the first ends on a day. */
export const earlyPriceName = { th: "Early Bird", en: "Early bird" } as const;
export const fullPriceName = { th: "ราคาปกติ", en: "Full price" } as const;
