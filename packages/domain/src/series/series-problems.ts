import { type AgeGroupProblem, ageGroupProblems } from "../eligibility/age-overlaps.ts";
import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import { parseDay } from "../time/calendar.ts";
import type { SeriesRules } from "./series-rules.ts";

export type SeriesProblem =
  FieldProblem<"no_ranking" | "ranking_wider_than_places" | "rising" | "no_age_groups" | "no_day"> | AgeGroupProblem;

const widths = { overall: 0, gender: 1, ageGroup: 2 } as const;

/**
 * What is wrong with the rules of a series. The form calls it before it sends, the server before it stores.
 *
 * @example
 * seriesProblems({ ...rules, placeOf: "gender", rankings: ["overall"] });
 * // [{ path: "rankings", code: "ranking_wider_than_places" }]: each gender has a winner with as many points
 */
export function seriesProblems(rules: SeriesRules): SeriesProblem[] {
  const { points, placeOf, rankings, ageGroups, agesOn } = rules;
  const isWider = rankings.some((ranking) => widths[ranking] < widths[placeOf]);
  const usesAges = placeOf === "ageGroup" || rankings.includes("ageGroup");
  const table = points.by === "place" ? points.table : [];
  const rising = table.findIndex((each, at) => at > 0 && each > table[at - 1]!);
  const isBehindMore = points.by === "place" && table.length > 0 && points.others > table.at(-1)!;
  return [
    ...problemIf(rising > 0, "points.table", "rising", String(rising + 1)),
    ...problemIf(isBehindMore, "points.others", "rising"),
    ...problemIf(rankings.length === 0, "rankings", "no_ranking"),
    ...problemIf(isWider, "rankings", "ranking_wider_than_places"),
    ...problemIf(usesAges && ageGroups.length === 0, "ageGroups", "no_age_groups"),
    ...problemIf(parseDay(agesOn) === null, "agesOn", "no_day"),
    ...ageGroupProblems(ageGroups),
  ];
}
