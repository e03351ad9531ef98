// An answer of the kind `file` is `file-` and the id of the file.

/**
 * The answer that names a file.
 *
 * @example
 * fileAnswer(7); // "file-7"
 */
export const fileAnswer = (id: number): string => `file-${id}`;

/**
 * The file that an answer names; undefined: it names none.
 *
 * @example
 * namedFile("file-7"); // 7
 */
export function namedFile(answer: string | readonly string[] | undefined): number | undefined {
  if (typeof answer !== "string") return undefined;
  const [, digits] = /^file-([1-9]\d{0,14})$/.exec(answer) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * The files that a player's answers name. A text that only looks like a file's name is among them.
 *
 * @example
 * namedFiles({ 1: "yes", 2: "file-7" }); // [7]
 */
export function namedFiles(answers: Readonly<Record<string, string | readonly string[]>>): number[] {
  return Object.values(answers).flatMap((answer) => namedFile(answer) ?? []);
}
