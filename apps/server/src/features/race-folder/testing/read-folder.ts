import { expect } from "vitest";
import { smallRace } from "../../../testing/given-race-folder.ts";
import { BadRace } from "../folder-problems.ts";
import { openRaceFolder } from "../folder-source.ts";
import { describeProblem } from "../problem-words.ts";

async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** Reads a whole folder as an import does; gives its rows and what is unknown in it. */
export async function readAll(path: string) {
  const folder = await openRaceFolder(path);
  const entries = await allOf(folder.entries());
  const passings = await allOf(folder.passings());
  const penalties = await allOf(folder.penalties());
  const expected = await allOf(folder.expected());
  folder.finish();
  return { folder, entries, passings, penalties, expected };
}

/** What is wrong with a folder, as `file:line code detail`. */
export async function problemsOf(path: string): Promise<string[]> {
  const error = await readAll(path).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BadRace)) throw new Error("the folder is good", { cause: error });
  // every problem has its sentence, with nothing left to fill in
  for (const problem of error.problems) expect(describeProblem(problem)).not.toMatch(/%|undefined/);
  return error.problems.map(({ file, line, code, detail }) => `${file}:${line ?? ""} ${code} ${detail}`.trim());
}

/** The small race with more lines in a file. */
export const withLines = (file: "entrants.csv" | "passings.csv", ...lines: string[]) => ({
  [file]: smallRace[file] + lines.join("\n"),
});
/** Its race.json after a change. */
// oxlint-disable-next-line typescript/no-explicit-any -- the tests break it in every way
export const race = (change: (json: any) => void) => {
  const json = JSON.parse(smallRace["race.json"]);
  change(json);
  return { "race.json": JSON.stringify(json) };
};
