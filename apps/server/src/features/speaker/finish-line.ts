import { type RaceClock, raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadRaceClock } from "../events/race-clock.queries.ts";
import { loadRaceRules, type RaceRules } from "../results/race-rules.queries.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import type { StandingsNow } from "../results/standings-now.service.ts";

/** An event as the screens at the finish need it: its rules, its places as of the last read, and the time in the race. */
export interface FinishLine {
  readonly rules: RaceRules;
  readonly standingOf: StandingsNow;
  readonly now: InstantMs;
  readonly speed: RaceClock["speed"];
  readonly nameOf: (categoryId: number) => { readonly th: string; readonly en: string };
}

/** @throws NotFound `event_not_found` */
export async function loadFinishLine(
  db: Db,
  results: ResultsService,
  eventId: number,
  clock: () => InstantMs,
): Promise<FinishLine> {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) throw new NotFound("event");
  const raceClock = await loadRaceClock(db, eventId);
  const names = new Map((await loadCategoryNames(db, eventId)).map(({ id, name }) => [id, name]));
  return {
    rules,
    standingOf: await results.standings(rules.slug),
    now: raceTimeAt(raceClock, clock()),
    speed: raceClock?.speed ?? 1,
    nameOf: (categoryId) => names.get(categoryId) ?? { th: "", en: "" },
  };
}
