import { entryDoubts, type RaceDoubt, setUpDoubts } from "@time-event/domain/race/race-doubts";
import type { Db, Tx } from "../../db/connection.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { findBibsAlike, findDays, loadCategoryFacts } from "./race-review.queries.ts";

/** Looks through a stored race for what may be right but seldom is. It changes nothing and refuses nothing. */
export async function reviewRace(db: Db | Tx, eventId: number): Promise<RaceDoubt[]> {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) return [];
  const facts = await loadCategoryFacts(db, eventId);
  const withGun = facts.map((each) => ({ ...each, gunAt: rules.categories.get(each.categoryId)!.gunAt }));
  return [
    ...setUpDoubts([...rules.categories.values()], rules.checkpoints, await findDays(db, eventId)),
    ...entryDoubts(withGun, await findBibsAlike(db, eventId)),
  ];
}
