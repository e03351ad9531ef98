import type { Gender, NamedRanking } from "./race.ts";

/** What the conditions of rankings ask of somebody. */
export interface RankedPerson {
  readonly gender: Gender;
  /** As the category counts it; null: not known. */
  readonly age: number | null;
  /** IOC code; left out or "": not known. */
  readonly nationality?: string;
  readonly division?: string;
}

/** What a ranking asks of who is in it. */
export type RankingConditions = Pick<NamedRanking, "gender" | "youngestAge" | "oldestAge" | "nationality" | "division">;

/** What decides whether somebody is in a ranking. */
export type RankingCondition = "gender" | "age" | "nationality" | "division";

/**
 * The conditions that a ranking has; none: everybody of the category is in it.
 *
 * @example
 * conditionsOf(thaiWomen); // ["gender", "nationality"]
 */
export function conditionsOf({
  gender,
  youngestAge,
  oldestAge,
  nationality,
  division,
}: RankingConditions): RankingCondition[] {
  const conditions: [RankingCondition, boolean][] = [
    ["gender", gender !== "any"],
    ["age", youngestAge !== null || oldestAge !== null],
    ["nationality", nationality !== "any"],
    ["division", division !== ""],
  ];
  return conditions.filter(([, isAsked]) => isAsked).map(([condition]) => condition);
}

/**
 * The conditions of a ranking that somebody does not meet; empty: they are in it. What nobody knows meets no condition.
 *
 * @example
 * unmetBy({ gender: "F", age: 34, nationality: "KEN" }, thaiWomen); // ["nationality"]
 */
export function unmetBy(person: RankedPerson, ranking: RankingConditions): RankingCondition[] {
  return conditionsOf(ranking).filter((condition) => !meets[condition](person, ranking));
}

const isSameMark = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const meets: Readonly<Record<RankingCondition, (person: RankedPerson, ranking: RankingConditions) => boolean>> = {
  gender: ({ gender }, ranking) => gender === ranking.gender,
  age: ({ age }, { youngestAge, oldestAge }) =>
    age !== null && age >= (youngestAge ?? 0) && age <= (oldestAge ?? Infinity),
  nationality: ({ nationality = "" }, ranking) =>
    nationality !== "" && (nationality.toUpperCase() === "THA") === (ranking.nationality === "thai"),
  division: ({ division = "" }, ranking) => isSameMark(division, ranking.division),
};

/**
 * Codes of the named rankings that somebody is in, in the category's order.
 *
 * @example
 * rankingsOf(category.rankings, { gender: "F", age: 34, nationality: "THA", division: "pro" }); // ["PRO", "THAI"]
 */
export function rankingsOf(rankings: readonly NamedRanking[] = [], person: RankedPerson): string[] {
  return rankings.filter((ranking) => unmetBy(person, ranking).length === 0).map(({ code }) => code);
}

/**
 * The division marks that a category's rankings ask for, each once: those that an entry can usefully have.
 *
 * @example
 * divisionsOf([pro, proWomen, para]); // ["pro", "para"]
 */
export function divisionsOf(rankings: readonly Pick<NamedRanking, "division">[] = []): string[] {
  const marks = rankings.map(({ division }) => division).filter((division) => division !== "");
  return marks.filter((mark, index) => marks.findIndex((other) => isSameMark(mark, other)) === index);
}

/**
 * The mark that somebody chose on entering: the first answer that is a mark of the category's rankings; "": none.
 *
 * @param answers by question; a code of an option, or several
 * @example
 * divisionAnswered([pro], { 7: "L", 8: "pro" }); // "pro"
 */
export function divisionAnswered(
  rankings: readonly Pick<NamedRanking, "division">[] | undefined,
  answers: Readonly<Record<string, unknown>>,
): string {
  const given = Object.values(answers)
    .flat()
    .filter((answer) => typeof answer === "string");
  return divisionsOf(rankings).find((mark) => given.some((answer) => isSameMark(answer, mark))) ?? "";
}
