import type { RankingExample } from "@time-event/contract/categories";
import { ageForClass } from "@time-event/domain/eligibility/age";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import type { Category, NamedRanking } from "@time-event/domain/race/race";
import { conditionsOf, unmetBy } from "@time-event/domain/race/named-rankings";
import { officialMsIn } from "@time-event/domain/results/ranking-clocks";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadRaceRules } from "./race-rules.queries.ts";
import { loadRankable, type Rankable } from "./ranking-example.queries.ts";

/** A ranking that has no name yet. */
export type TriedRanking = Omit<NamedRanking, "code" | "name" | "winnersLeave">;

/** So many of the first ones show whether the conditions are right. */
const shownFirst = 3;

/**
 * Whom a ranking would hold, by the entries and the results as they are now. Ages count by the rule that is stored.
 * @throws NotFound `event_not_found`, `category_not_found`
 */
export async function rankingExample(
  db: Db,
  eventId: number,
  categoryId: number,
  tried: TriedRanking,
): Promise<RankingExample> {
  const rules = await loadRaceRules(db, eventId);
  const category = rules?.categories.get(categoryId);
  if (!rules || !category) throw new NotFound("category");
  const entries = await loadRankable(db, eventId, categoryId);
  const people = entries.map((entry) => ({ ...entry, age: ageForClass(category.ageOn, entry, rules.startsOn) }));
  const held = people.filter((person) => unmetBy(person, tried).length === 0);
  const asked = conditionsOf(tried);
  const isUnknown = {
    age: (one: (typeof people)[number]) => one.age === null,
    nationality: (one: Rankable) => one.nationality === "",
  };
  const ranked = placed(held, { ...category, rankings: [{ code: "", clock: tried.clock }] });
  return {
    entries: people.length,
    held: held.length,
    ranked: ranked.length,
    unknown: people.filter((one) => {
      const unmet = unmetBy(one, tried);
      const unknown = (["age", "nationality"] as const).filter((each) => asked.includes(each) && isUnknown[each](one));
      return unmet.length > 0 && unmet.every((each) => unknown.some((other) => other === each));
    }).length,
    first: ranked.slice(0, shownFirst).map(({ one, timeMs }) => ({
      bib: one.bib,
      name: fullName(one),
      nameEn: latinName(one),
      timeMs,
    })),
  };
}

/** Who finished, best first. The keys of results need not know the clock of a ranking that is not stored. */
function placed(
  people: readonly Rankable[],
  clocks: Omit<Category, "rankings"> & { readonly rankings: readonly Pick<NamedRanking, "code" | "clock">[] },
) {
  return people
    .flatMap((one) => {
      const timeMs = one.status === "finished" ? officialMsIn(clocks, "named:", one) : null;
      return timeMs === null ? [] : [{ one, timeMs }];
    })
    .sort((a, b) => b.one.laps - a.one.laps || a.timeMs - b.timeMs);
}
