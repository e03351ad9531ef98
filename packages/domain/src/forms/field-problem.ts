/** What is wrong with one field of a form: its path (`ageGroups.1.from`), and a word that the screen translates. */
export interface FieldProblem<Word extends string = string> {
  readonly path: string;
  readonly code: Word;
  /** What the value conflicts with, for the sentence on the screen. */
  readonly found?: string;
}

/**
 * A list of one problem, or of none: for the lists that rules return.
 *
 * @example
 * problemIf(endsAt <= startsAt, "endsAt", "backwards"); // [{ path: "endsAt", code: "backwards" }]
 */
export function problemIf<const Word extends string>(
  isWrong: boolean,
  path: string,
  code: Word,
  found?: string,
): FieldProblem<Word>[] {
  if (!isWrong) return [];
  return [found === undefined ? { path, code } : { path, code, found }];
}
