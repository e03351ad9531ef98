import { type BibRange, type BibRangeProblem, bibRangeProblemsAmong } from "../bibs/bib-range.ts";
import { type AgeGroupProblem, ageGroupProblems } from "../eligibility/age-overlaps.ts";
import { type TierProblem, tierProblems } from "../pricing/fee-tiers.ts";
import type { Checkpoint } from "../race/race.ts";
import type { CategoryDefinition, CategoryRules } from "./category-definition.ts";
import { conditionProblems } from "./condition-problems.ts";
import { type CourseProblem, courseProblems, isLack } from "./course-problems.ts";
import { type NamedRankingProblem, namedRankingProblems } from "./named-ranking-problems.ts";
import { type FieldProblem, problemIf } from "../forms/field-problem.ts";

type TeamProblem = FieldProblem<"required" | "backwards">;
export type CategoryRuleProblem =
  FieldProblem<"backwards"> | TeamProblem | AgeGroupProblem | NamedRankingProblem | TierProblem;
export type CategoryProblem = FieldProblem<"taken"> | CategoryRuleProblem | BibRangeProblem | CourseProblem;

/** The other data of the event that a category is checked against. */
export interface CategorySurroundings {
  /** While the event is a draft, a course may lack its start and its finish; publishing asks for them. */
  readonly isDraft: boolean;
  readonly checkpoints: ReadonlyMap<string, Checkpoint>;
  /** The event's other categories. */
  readonly others: readonly (BibRange & { readonly code: string })[];
}

/**
 * Finds everything that is wrong with a category, all at once. The form calls it before it sends, the server before it
 * stores.
 *
 * @example
 * categoryProblems({ ...definition, youngestAge: 40, oldestAge: 18 }, surroundings);
 * // [{ path: "oldestAge", code: "backwards" }]
 */
export function categoryProblems(
  definition: CategoryDefinition,
  { isDraft, checkpoints, others }: CategorySurroundings,
): CategoryProblem[] {
  const isTaken = others.some(({ code }) => code === definition.code);
  return [
    ...problemIf(isTaken, "code", "taken"),
    ...categoryRuleProblems(definition),
    ...(definition.handicap?.allowances ?? []).flatMap((allowance, index) =>
      conditionProblems(`handicap.allowances.${index}`, allowance, definition.gender),
    ),
    ...bibRangeProblemsAmong(others, definition),
    ...courseProblems(definition, checkpoints).filter((problem) => !(isDraft && isLack(problem))),
  ];
}

/**
 * Finds what is wrong with the part of a category that a template holds.
 *
 * @example
 * categoryRuleProblems({ ...rules, entryKind: "relay" }); // [{ path: "teamSmallest", code: "required" }]
 */
export function categoryRuleProblems(rules: CategoryRules): CategoryRuleProblem[] {
  const { youngestAge, oldestAge, ageGroups, feeTiers } = rules;
  const isBackwards = youngestAge !== null && oldestAge !== null && oldestAge < youngestAge;
  return [
    ...problemIf(isBackwards, "oldestAge", "backwards"),
    ...teamProblems(rules),
    ...ageGroupProblems(ageGroups),
    ...namedRankingProblems(rules.rankings, rules.gender),
    ...tierProblems(feeTiers),
  ];
}

function teamProblems({ entryKind, teamSmallest, teamLargest }: CategoryRules): TeamProblem[] {
  if (entryKind === "individual") return [];
  if (teamSmallest === null) return [{ path: "teamSmallest", code: "required" }];
  if (teamLargest === null) return [{ path: "teamLargest", code: "required" }];
  return problemIf(teamLargest < teamSmallest, "teamLargest", "backwards");
}
