/** A word, and the path of the field that it is about; "": of no field. */
export interface WordAt {
  readonly path: string;
  readonly code: string;
}

/**
 * The sentence for a word at a field. A key of two words is of one field: the end of its path, `*` for a number, and the
 * word. The longest end that fits wins; a key of one word is for every other field, and for what is of no field.
 *
 * @example
 * sentenceAt({ "bib taken": "Use another bib", taken: "Use another" }, { path: "bib", code: "taken" }) // "Use another bib"
 * sentenceAt({ "groups.*.to backwards": "Too low" }, { path: "rules.groups.3.to", code: "backwards" }) // "Too low"
 */
export function sentenceAt(sentences: Readonly<Record<string, string>>, { path, code }: WordAt): string | undefined {
  const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? "*" : step));
  const ends = steps.map((_, index) => steps.slice(index).join("."));
  const key = ends.map((end) => `${end} ${code}`).find((each) => sentences[each] !== undefined);
  return sentences[key ?? code];
}
