import { type BibRange, type BibRangeProblem, bibRangeProblemsAmong } from "../bibs/bib-range.ts";
import { type AgeGroupProblem, ageGroupProblems } from "../eligibility/age-overlaps.ts";
import { type TierProblem, tierProblems } from "../pricing/fee-tiers.ts";
import { handicapLacks, type HandicapLack } from "../race/handicap.ts";
import type { Category, Checkpoint } from "../race/race.ts";
import { lapsEndLacks, type LapsEndLack } from "../race/race-flag.ts";
import { type CategoryDefinition, type CategoryRules, toCategory } from "./category-definition.ts";
import { type ConditionProblem, conditionProblems } from "./condition-problems.ts";
import { type CourseProblem, courseProblems, isLack } from "./course-problems.ts";
import { type NamedRankingProblem, namedRankingProblems } from "./named-ranking-problems.ts";
import { type FieldProblem, problemIf } from "../forms/field-problem.ts";

type TeamProblem = FieldProblem<"required" | "backwards" | "team_price_alone">;
export type CategoryRuleProblem =
  | FieldProblem<"backwards" | "leader_not_by_waves" | LapsEndLack | HandicapLack>
  | ConditionProblem
  | TeamProblem
  | AgeGroupProblem
  | NamedRankingProblem
  | TierProblem;
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
    ...endOfLapsProblems(rules),
    ...handicapProblems(rules),
  ];
}

/** The first to do all laps ends the race for everybody: who started later would have had less time than the others. */
function endOfLapsProblems(rules: CategoryRules): FieldProblem<LapsEndLack | "leader_not_by_waves">[] {
  const isByWaves = rules.lapsEnd === "leader" && rules.wavesHaveGuns === true;
  return [
    ...lapsEndLacks(withoutCourse(rules)).map((code) => ({ path: "lapsEnd", code })),
    ...problemIf(isByWaves, "wavesHaveGuns", "leader_not_by_waves"),
  ];
}

/** Whether laps are counted without a number, and stages, are a matter of the course. */
function handicapProblems(rules: CategoryRules): (FieldProblem<HandicapLack> | ConditionProblem)[] {
  return [
    ...handicapLacks(withoutCourse(rules), false).map((code) => ({ path: "handicap.by", code })),
    ...(rules.handicap?.allowances ?? []).flatMap((allowance, index) =>
      conditionProblems(`handicap.allowances.${index}`, allowance, rules.gender),
    ),
  ];
}

function withoutCourse(rules: CategoryRules): Category {
  return toCategory({ ...rules, gunAt: 0, course: [], stages: [], relayLegs: [] });
}

function teamProblems({ entryKind, teamSmallest, teamLargest, feePer }: CategoryRules): TeamProblem[] {
  if (entryKind === "individual") return problemIf(feePer === "team", "feePer", "team_price_alone");
  if (teamSmallest === null) return [{ path: "teamSmallest", code: "required" }];
  if (teamLargest === null) return [{ path: "teamLargest", code: "required" }];
  return problemIf(teamLargest < teamSmallest, "teamLargest", "backwards");
}
