import type { CategoryForm } from "@time-event/contract/categories";
import { gunAt } from "./given-race.ts";

/** A category as its form sends it, on the course of `givenRaceDefinition`. */
export function givenCategoryForm(changes: Partial<CategoryForm> = {}): CategoryForm {
  return {
    code: "10K",
    name: { th: "10 กม.", en: "10K" },
    gender: "any",
    entryKind: "individual",
    teamMix: "any",
    teamSmallest: null,
    teamLargest: null,
    youngestAge: null,
    oldestAge: null,
    capacity: 100,
    bibPrefix: "",
    bibFrom: null,
    bibTo: null,
    feeTiers: [{ name: { th: "ราคาปกติ", en: "Regular" }, priceSatang: 80_000, endsAt: null, untilSold: null }],
    rankBy: "gun",
    rounding: "up",
    ageOn: "birthYear",
    ageGroups: [
      { code: "18-39", from: 18, to: 39 },
      { code: "40+", from: 40, to: null },
    ],
    winnersLeaveAgeGroups: 0,
    team: null,
    timeLimitMs: null,
    laps: null,
    lapNeedsEveryCheckpoint: false,
    repeatWindowMs: null,
    maxSpeedMps: null,
    gunAt,
    course: ["START", "CP1", "FIN"],
    stages: [],
    relayLegs: [],
    ...changes,
  };
}
