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

/** What the price of a category is called that has one price alone. */
export const onePriceName = { th: "ราคาเดียว", en: "One price" } as const;

/** What the two prices of a category are called of which the first ends on a day. */
export const earlyPriceName = { th: "Early Bird", en: "Early bird" } as const;
export const fullPriceName = { th: "ราคาปกติ", en: "Full price" } as const;
