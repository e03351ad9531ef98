import type { FormErrors } from "./paths.ts";

interface PlacedErrors {
  /** What is wrong at a path, in words, for the field that shows it. */
  readonly errorAt: (path: string) => string | undefined;
  /** Errors at paths that no field has asked for, in words: nobody would see them otherwise. */
  readonly unplacedErrors: () => string[];
}

/**
 * Tells each field what is wrong with it, and remembers who asked. Made anew for each drawing of the form: a field that
 * is gone does not count.
 * @example const { errorAt, unplacedErrors } = placeErrors({ "steps.2": "taken" }, text); unplacedErrors() // ["…"]
 */
export function placeErrors(errors: FormErrors, textOf: (path: string, word: string) => string): PlacedErrors {
  const asked = new Set<string>();
  return {
    errorAt(path) {
      asked.add(path);
      const word = errors[path];
      return word === undefined ? undefined : textOf(path, word);
    },
    unplacedErrors() {
      return Object.entries(errors).flatMap(([path, word]) => (asked.has(path) ? [] : textOf(path, word)));
    },
  };
}
