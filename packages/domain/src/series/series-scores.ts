import { ageForClass, ageGroupOf } from "../eligibility/age.ts";
import type { Gender } from "../race/race.ts";
import type { RankingClocks } from "../results/ranking-clocks.ts";
import { joinPersons, type PersonDecision, type PersonDoubt } from "./join-persons.ts";
import type { Outcome } from "./race-points.ts";
import { raceOutcomes, type SeriesResult } from "./race-outcomes.ts";
import { type Placed, rankScores } from "./rank-scores.ts";
import type { SeriesEntry } from "./same-person.ts";
import { type Score, scorePerson, type SeriesRace } from "./score-person.ts";
import type { SeriesRules } from "./series-rules.ts";

/** One result of a race and who has it. */
export interface ResultOfEntry extends Omit<SeriesResult, "id" | "ageGroup" | "rankings"> {
  readonly entry: SeriesEntry;
}

/** A race of one class of the series. */
export interface RaceOfClass extends SeriesRace {
  readonly clocks: RankingClocks;
  /** Of everybody in the race; none while it gives no points. */
  readonly results: readonly ResultOfEntry[];
}

/** One person of a class, with what they have in its races. */
export interface ScoredPerson extends Score {
  /** Ids of their entries, in the order of the races. */
  readonly entries: readonly number[];
  readonly gender: Gender;
  /** Null: the birth date is not known, or no group is for them. */
  readonly ageGroup: string | null;
}

export interface ScoredClass {
  /** Everybody to whom a race gave something. */
  readonly persons: readonly ScoredPerson[];
  readonly doubts: readonly PersonDoubt[];
}

/**
 * Gives the points of one class of a series: who is who, what each did in which race, and what it is worth.
 *
 * @param races in the order of the series
 * @example
 * scoreClass(rules, [bangSaen, huaHin, chiangMai], []).persons[0].total; // 15400
 */
export function scoreClass(
  rules: SeriesRules,
  races: readonly RaceOfClass[],
  decisions: readonly PersonDecision[],
): ScoredClass {
  const results = races.filter(({ state }) => state === "counted").flatMap((race) => race.results);
  const { persons, doubts } = joinPersons(
    results.map(({ entry }) => entry),
    decisions,
  );
  const byEntry = new Map(results.map((result) => [result.entry.id, result]));
  const order = new Map(races.map(({ id }, at) => [id, at]));
  const people = persons.map((ids) => {
    const own = ids
      .map((id) => byEntry.get(id)!)
      .toSorted((one, other) => order.get(one.entry.race)! - order.get(other.entry.race)!);
    return { entries: own.map(({ entry }) => entry.id), ...classOf(rules, own) };
  });
  const groupOf = new Map(people.flatMap(({ entries, ageGroup }) => entries.map((id) => [id, ageGroup])));

  const outcomes = new Map<number, ReadonlyMap<number, Outcome>>();
  for (const { id, clocks, results: ofRace } of races) {
    const classed = ofRace.map(({ entry, ...result }) => {
      return { ...result, id: entry.id, ageGroup: groupOf.get(entry.id) ?? null };
    });
    outcomes.set(id, raceOutcomes(classed, clocks, rules.placeOf));
  }
  const scored = people.map((person) => {
    const own = new Map<number, Outcome>();
    for (const id of person.entries) {
      const { race } = byEntry.get(id)!.entry;
      const outcome = outcomes.get(race)!.get(id)!;
      const other = own.get(race);
      // staff may join two entries of one race: the better one is theirs
      if (!other || (outcome.place ?? Infinity) < (other.place ?? Infinity)) own.set(race, outcome);
    }
    return { ...person, ...scorePerson(rules, races, own) };
  });
  return { persons: scored.filter(({ raced }) => raced > 0), doubts };
}

/** Gender and age group of a person, by the last race that knows them. */
function classOf({ ageGroups, agesOn }: SeriesRules, own: readonly ResultOfEntry[]) {
  const { gender } = own.at(-1)!;
  const birthDate = own.findLast(({ entry }) => entry.birthDate !== null)?.entry.birthDate ?? null;
  const age = ageForClass("eventDay", { birthDate, givenAge: null }, agesOn);
  return { gender, ageGroup: ageGroupOf(ageGroups, { age, gender })?.code ?? null };
}

/** A standing: everybody, one gender, or one age group of a gender. */
export interface StandingFilter {
  readonly gender?: Gender | undefined;
  readonly ageGroup?: string | undefined;
}

/**
 * One standing of a class, the best first.
 *
 * @example
 * classStanding(scored.persons, { gender: "F" }, ["wins"])[0]; // { place: 1, score: { total: 15400, … } }
 */
export function classStanding<P extends ScoredPerson>(
  persons: readonly P[],
  { gender, ageGroup }: StandingFilter,
  ties: SeriesRules["ties"],
): Placed<P>[] {
  const isIn = (person: P) =>
    (gender === undefined || person.gender === gender) && (ageGroup === undefined || person.ageGroup === ageGroup);
  return rankScores(persons.filter(isIn), ties);
}
