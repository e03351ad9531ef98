import type { LocalName } from "../race/local-name.ts";

/** What is wrong with one field of a form: where (`ageGroups.1.from`), as a word that a screen translates. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  /** What it clashes with, for the sentence on the screen. */
  readonly found?: string;
}

/**
 * A name is given in both languages.
 *
 * @example
 * nameProblems("label", { th: "", en: "Size" }); // [{ path: "label.th", code: "missing" }]
 */
export function nameProblems(path: string, name: LocalName): FieldProblem[] {
  return (["th", "en"] as const).flatMap((language) =>
    name[language].trim() === "" ? [{ path: `${path}.${language}`, code: "missing" }] : [],
  );
}
