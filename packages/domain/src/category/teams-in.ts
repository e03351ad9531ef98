import type { FieldProblem } from "../forms/field-problem.ts";
import type { CategoryRules } from "./category-definition.ts";

type Capacity = Pick<CategoryRules, "entryKind" | "capacity" | "teamSmallest" | "teamLargest">;

/**
 * How many teams the places of a category are enough for, if all are as large as they may be and if all are as small;
 * undefined: its places are not those of members.
 *
 * @example
 * teamsIn({ entryKind: "team", capacity: 100, teamSmallest: 3, teamLargest: 4 }); // [25, 33]
 */
export function teamsIn({ entryKind, capacity, teamSmallest, teamLargest }: Capacity): [number, number] | undefined {
  const isSized = teamSmallest !== null && teamLargest !== null && 0 < teamSmallest && teamSmallest <= teamLargest;
  if (entryKind !== "team" || capacity === null || !isSized) return undefined;
  return [Math.floor(capacity / teamLargest), Math.floor(capacity / teamSmallest)];
}

/**
 * Finds places that no team can take: a capacity counts people, and is easily typed as teams.
 *
 * @example
 * teamCapacityWarnings({ entryKind: "team", capacity: 3, teamSmallest: 4, teamLargest: 4 });
 * // [{ path: "capacity", code: "capacity_below_team", found: "3" }]
 */
export function teamCapacityWarnings(rules: Capacity): FieldProblem[] {
  const { capacity, teamSmallest, teamLargest } = rules;
  const [fewest, most] = teamsIn(rules) ?? [];
  if (capacity === null || fewest === undefined) return [];
  if (most === 0) return [{ path: "capacity", code: "capacity_below_team", found: `${capacity}` }];
  const left = teamSmallest === teamLargest ? capacity % teamLargest! : 0;
  return left > 0 ? [{ path: "capacity", code: "capacity_no_whole_teams", found: `${left}` }] : [];
}
