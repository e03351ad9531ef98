import { firstGunOf } from "@time-event/domain/race/category-as-started";
import { entryDoubts, lineDoubts, type RaceDoubt, setUpDoubts } from "@time-event/domain/race/race-doubts";
import { formatInstant } from "@time-event/domain/time/instant";
import { raceWindow } from "@time-event/domain/time/race-window";
import type { Db, Tx } from "../../db/connection.ts";
import { publicCourses } from "../courses/courses.queries.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { countReadsOutside, findBibsAlike, findDays, loadCategoryFacts } from "./race-review.queries.ts";

/** Looks through a stored race for what may be right but seldom is. It changes nothing and refuses nothing. */
export async function reviewRace(db: Db | Tx, eventId: number): Promise<RaceDoubt[]> {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) return [];
  const facts = await loadCategoryFacts(db, eventId);
  const withGun = facts.map((each) => ({ ...each, gunAt: firstGunOf(rules.categories.get(each.categoryId)!) }));
  const outside = await countReadsOutside(db, eventId, raceWindow(rules));
  const categories = [...rules.categories.values()];
  return [
    ...setUpDoubts(categories, rules.checkpoints, await findDays(db, eventId)),
    ...lineDoubts(await publicCourses(db, eventId), categories, rules.checkpoints),
    ...entryDoubts(withGun, await findBibsAlike(db, eventId), {
      count: outside.count,
      first: outside.at.map(formatInstant),
    }),
  ];
}
