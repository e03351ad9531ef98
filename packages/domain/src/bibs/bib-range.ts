import { type FieldProblem, problemIf } from "../forms/field-problem.ts";

/** The bibs of a category: a prefix and a range of numbers, both ends included. Without numbers: any bib. */
export interface BibRange {
  readonly bibPrefix: string;
  readonly bibFrom: number | null;
  readonly bibTo: number | null;
}

/**
 * True when one bib could belong to both ranges.
 *
 * @example
 * bibsOverlap({ bibPrefix: "F", bibFrom: 1, bibTo: 99 }, { bibPrefix: "M", bibFrom: 1, bibTo: 99 }); // false
 */
export function bibsOverlap(one: BibRange, other: BibRange): boolean {
  if (one.bibPrefix.toUpperCase() !== other.bibPrefix.toUpperCase()) return false;
  if (one.bibFrom === null || one.bibTo === null || other.bibFrom === null || other.bibTo === null) return false;
  return one.bibFrom <= other.bibTo && other.bibFrom <= one.bibTo;
}

/** How many bibs the range has; infinite without numbers. */
export function bibCount({ bibFrom, bibTo }: BibRange): number {
  return bibFrom === null || bibTo === null ? Infinity : Math.max(0, bibTo - bibFrom + 1);
}

type RangeProblem = FieldProblem<"bib_range_incomplete" | "backwards">;
export type BibRangeProblem = RangeProblem | FieldProblem<"bib_range_overlaps">;

/**
 * Finds what is wrong with a range by itself.
 *
 * @example
 * bibRangeProblems({ bibPrefix: "", bibFrom: 200, bibTo: 100 }); // [{ path: "bibTo", code: "backwards" }]
 */
export function bibRangeProblems({ bibFrom, bibTo }: BibRange): RangeProblem[] {
  const isWhole = (bibFrom === null) === (bibTo === null);
  return [
    ...problemIf(!isWhole, bibFrom === null ? "bibFrom" : "bibTo", "bib_range_incomplete"),
    ...problemIf(bibFrom !== null && bibTo !== null && bibTo < bibFrom, "bibTo", "backwards"),
  ];
}

/** The same, compared with the ranges of the event's other categories, too. */
export function bibRangeProblemsAmong(
  others: readonly (BibRange & { readonly code: string })[],
  range: BibRange,
): BibRangeProblem[] {
  const problems = bibRangeProblems(range);
  if (problems.length > 0) return problems;
  const clash = others.find((other) => bibsOverlap(range, other));
  return problemIf(clash !== undefined, "bibFrom", "bib_range_overlaps", clash?.code);
}
