/** What is wrong with one field of a form: where (`ageGroups.1.from`), as a word that a screen translates. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  /** What it clashes with, for the sentence on the screen. */
  readonly found?: string;
}
