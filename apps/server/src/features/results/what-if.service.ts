import { timedParts } from "@time-event/domain/penalties/stage-penalties";
import type { Penalty } from "@time-event/domain/race/race";
import { movedPlaces, type MovedPlace } from "@time-event/domain/results/moved-places";
import type { Result } from "@time-event/domain/results/result";
import type { Rounding } from "@time-event/domain/time/race-time";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadRaceRules } from "./race-rules.queries.ts";
import { loadEntriesToJudge } from "./results.repository.ts";
import { judge } from "./results.service.ts";
import { loadStandingsOf } from "./what-if.queries.ts";

/** What other penalties would make of one entry and of those around it. Nothing is stored. */
export interface WhatIf {
  readonly category: string;
  readonly rounding: Rounding;
  /** Codes of its stages, or of the legs of a relay. */
  readonly stages: readonly string[];
  readonly before: Pick<Result, "status" | "timeMs" | "stageMs" | "legMs">;
  readonly after: Pick<Result, "status" | "timeMs" | "stageMs" | "legMs">;
  readonly moved: readonly MovedPlace[];
}

/**
 * @param change what would become of the penalties that count now
 * @throws NotFound `event_not_found`, `player_not_found`
 */
export async function whatIf(
  db: Db,
  eventId: number,
  entryId: number,
  change: (penalties: readonly Penalty[]) => readonly Penalty[],
): Promise<WhatIf> {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) throw new NotFound("event");
  const [stored] = await loadEntriesToJudge(db, eventId, [entryId]);
  if (!stored) throw new NotFound("player");
  const category = rules.categories.get(stored.categoryId)!;
  const before = judge(rules, stored);
  const after = judge(rules, { ...stored, penalties: change(stored.penalties) });
  const standings = await loadStandingsOf(db, stored.categoryId);
  const { rankKey, otherRankKey, placesLost } = after.result;
  const { ageGroup, rankings } = after;
  const changed = { id: entryId, gender: stored.gender, ageGroup, rankings, rankKey, otherRankKey, placesLost };
  return {
    category: category.code,
    rounding: category.rounding,
    stages: timedParts(category).map(({ code }) => code),
    before: before.result,
    after: after.result,
    moved: movedPlaces(category, standings, changed),
  };
}
