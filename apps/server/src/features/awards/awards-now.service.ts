import { type Award, awardList, unknownsOf, type Unknowns } from "@time-event/domain/awards/award-list";
import { usualAwards } from "@time-event/domain/awards/award-rules";
import type { Category } from "@time-event/domain/race/race";
import { rankResults } from "@time-event/domain/results/rank-results";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { type Finisher, loadAwardRules, loadFinishers, type StoredRules } from "./awards.queries.ts";

/** The prizes of one category as the results are now. */
export interface AwardsNow {
  readonly categoryId: number;
  readonly category: Category;
  /** Revision 0: nobody set them up. */
  readonly rules: StoredRules;
  readonly awards: readonly Award[];
  readonly unknown: Unknowns;
  readonly finishers: ReadonlyMap<number, Finisher>;
}

/**
 * Who wins what in each category of an event, or in one of them.
 * @throws NotFound `event_not_found`
 */
export async function awardsNow(db: Db | Tx, eventId: number, only?: string): Promise<AwardsNow[]> {
  const race = await loadRaceRules(db, eventId);
  if (!race) throw new NotFound("event");
  const stored = await loadAwardRules(db, eventId);
  const finishers = await loadFinishers(db, eventId);
  return [...race.categories]
    .filter(([, { code }]) => only === undefined || code === only)
    .map(([categoryId, category]) => {
      const rules = stored.get(categoryId) ?? { ...usualAwards(category), revision: 0, changedAt: 0, changedBy: "" };
      const own = finishers.filter((finisher) => finisher.categoryId === categoryId);
      const ranks = rankResults(own, category);
      const members = own.flatMap(({ id, team, timeMs }, at) =>
        team === null ? [] : [{ id, team, timeMs, overall: ranks[at]!.overall }],
      );
      return {
        categoryId,
        category,
        rules,
        awards: awardList(category, rules, own, members),
        unknown: unknownsOf(category, rules, own),
        finishers: new Map(own.map((finisher) => [finisher.id, finisher])),
      };
    });
}
