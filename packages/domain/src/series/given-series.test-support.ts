import { rankKey } from "../results/rank-key.ts";
import type { ResultStatus } from "../results/result.ts";
import type { Gender } from "../race/race.ts";
import type { SeriesEntry } from "./same-person.ts";
import type { ResultOfEntry } from "./series-scores.ts";
import { type SeriesRules, usualSeriesRules } from "./series-rules.ts";

export function givenRules(changes: Partial<SeriesRules> = {}): SeriesRules {
  return { ...usualSeriesRules("2026-12-31"), ...changes };
}

/** Points 10, 8, 6 by overall place; all races count and one is enough. */
export function givenShortRules(changes: Partial<SeriesRules> = {}): SeriesRules {
  const points = { by: "place", table: [10, 8, 6], others: 1 } as const;
  return givenRules({ points, placeOf: "overall", rankings: ["overall"], best: null, atLeast: 1, ...changes });
}

export function givenSeriesEntry(id: number, race: number, who: Partial<SeriesEntry> = {}): SeriesEntry {
  return {
    id,
    race,
    firstName: "มานี",
    lastName: "ใจดี",
    firstNameEn: "",
    lastNameEn: "",
    birthDate: "1990-05-01",
    phone: "0812345678",
    email: "",
    nationalId: "",
    passport: "",
    ...who,
  };
}

/** @param timeMs of a finisher, on every clock */
export function givenResult(
  entry: SeriesEntry,
  timeMs: number,
  { gender = "F", status = "finished" }: { gender?: Gender; status?: ResultStatus } = {},
): ResultOfEntry {
  const hasFinish = status === "finished";
  const times = hasFinish ? { timeMs, gunMs: timeMs, chipMs: timeMs } : { timeMs: null, gunMs: null, chipMs: null };
  const key = rankKey({ status, hasFinish, progress: 0, timeMs });
  return { entry, gender, status, rankKey: key, otherRankKey: null, penaltyMs: 0, ...times };
}
