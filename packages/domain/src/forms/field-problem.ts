/** What is wrong with one field of a form: its path (`ageGroups.1.from`), and a word that the screen translates. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  /** What the value conflicts with, for the sentence on the screen. */
  readonly found?: string;
}
