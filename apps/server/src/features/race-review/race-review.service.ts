import { decodeLine } from "@time-event/domain/course/line-text";
import { firstGunOf } from "@time-event/domain/race/category-as-started";
import { entryDoubts, lineDoubts, type RaceDoubt, setUpDoubts } from "@time-event/domain/race/race-doubts";
import { formatInstant } from "@time-event/domain/time/instant";
import { raceWindow } from "@time-event/domain/time/race-window";
import type { Db, Tx } from "../../db/connection.ts";
import { publicCourses } from "../courses/courses.queries.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { countReadsOutside, findBibsAlike, findDays, findPlaces, loadCategoryFacts } from "./race-review.queries.ts";

/** Looks through a stored race for what may be right but seldom is. It changes nothing and refuses nothing. */
export async function reviewRace(db: Db | Tx, eventId: number): Promise<RaceDoubt[]> {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) return [];
  const facts = await loadCategoryFacts(db, eventId);
  const withGun = facts.map((each) => ({ ...each, gunAt: firstGunOf(rules.categories.get(each.categoryId)!) }));
  const outside = await countReadsOutside(db, eventId, raceWindow(rules));
  const categories = [...rules.categories.values()];
  const lines = (await publicCourses(db, eventId)).map((course) => ({ ...course, line: decodeLine(course.line) }));
  const places = await findPlaces(db, eventId);
  return [
    ...setUpDoubts(categories, rules.checkpoints, await findDays(db, eventId)),
    ...lineDoubts(lines, categories, rules.checkpoints, places),
    ...entryDoubts(withGun, await findBibsAlike(db, eventId), {
      count: outside.count,
      first: outside.at.map(formatInstant),
    }),
  ];
}
