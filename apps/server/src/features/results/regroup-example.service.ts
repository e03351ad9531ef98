import type { RegroupTry } from "@time-event/contract/categories";
import { type AgeGroup, ageForClass, ageGroupOf } from "@time-event/domain/eligibility/age";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { comparedPlaces } from "@time-event/domain/results/moved-places";
import type { ResultStatus } from "@time-event/domain/results/result";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadRaceRules } from "./race-rules.queries.ts";
import { loadRankable, type Rankable } from "./ranking-example.queries.ts";
import { loadStandingsOf } from "./what-if.queries.ts";

/** So many whose place would be another one show whether it is meant. */
const mostShown = 20;

/** Who was read nowhere has not started. */
const notStarted: readonly (ResultStatus | null)[] = [null, "registered", "dns"];

/**
 * Whose place other age groups would change, by the entries and the results as they are now.
 *
 * @param groups their codes are their numbers in the list
 * @throws NotFound `event_not_found`, `category_not_found`
 */
export async function regroupExample(
  db: Db,
  eventId: number,
  categoryId: number,
  groups: readonly AgeGroup[],
): Promise<RegroupTry> {
  const rules = await loadRaceRules(db, eventId);
  const category = rules?.categories.get(categoryId);
  if (!rules || !category) throw new NotFound("category");
  const entries = await loadRankable(db, eventId, categoryId);
  const people = new Map(
    entries.map((entry) => [entry.id, { ...entry, age: ageForClass(category.ageOn, entry, rules.startsOn) }]),
  );
  const standings = (await loadStandingsOf(db, categoryId)).filter(({ id }) => people.has(id));
  const changed = standings.map((standing) => ({
    ...standing,
    ageGroup: ageGroupOf(groups, people.get(standing.id)!)?.code ?? null,
  }));
  const groupsNow = new Map(standings.map(({ id, ageGroup }) => [id, ageGroup]));
  const groupsThen = new Map(changed.map(({ id, ageGroup }) => [id, ageGroup]));
  const codeOf = (number: string | null) =>
    number === null ? null : (groupsAlike(groups, category.ageGroups)[Number(number)] ?? null);
  const moved = comparedPlaces(category, standings, changed).filter(
    ({ id, before, after }) =>
      before.ageGroup !== after.ageGroup || groupsNow.get(id) !== codeOf(groupsThen.get(id) ?? null),
  );
  return {
    people: countedAges([...people.values()]),
    moved: moved.length,
    left: moved.filter(({ id }) => groupsNow.get(id) !== null && groupsThen.get(id) === null).length,
    rows: moved.slice(0, mostShown).map(({ id, before, after }) => {
      const one = people.get(id)!;
      const number = groupsThen.get(id) ?? null;
      return {
        bib: one.bib,
        name: fullName(one),
        nameEn: latinName(one),
        before: { group: groupsNow.get(id) ?? null, rank: before.ageGroup },
        after: { group: number === null ? null : Number(number), rank: after.ageGroup },
      };
    }),
  };
}

/** Of each group, the code of the stored one with the same ages and gender; null: there is none, it is a new one. */
function groupsAlike(groups: readonly AgeGroup[], stored: readonly AgeGroup[]): (string | null)[] {
  return groups.map(
    ({ from, to, gender }) =>
      stored.find(
        (one) =>
          one.from === from &&
          one.to === to &&
          (one.gender === undefined || gender === undefined || one.gender === gender),
      )?.code ?? null,
  );
}

type Counted = Pick<Rankable, "gender" | "status"> & { readonly age: number | null };

function countedAges(people: readonly Counted[]): RegroupTry["people"] {
  const counted = new Map<string, RegroupTry["people"][number]>();
  for (const { gender, age, status } of people) {
    const key = `${gender} ${age}`;
    const { entries, started } = counted.get(key) ?? { entries: 0, started: 0 };
    counted.set(key, {
      gender,
      age,
      entries: entries + 1,
      started: started + (notStarted.includes(status) ? 0 : 1),
    });
  }
  return [...counted.values()];
}
