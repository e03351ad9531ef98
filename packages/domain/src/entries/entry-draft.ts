import type { Gender } from "../race/race.ts";
import type { LineProblemCode } from "./entry-columns.ts";
import type { EntryColumn, TextField } from "./entry-fields.ts";
import type { ExtraColumn } from "./extra-columns.ts";

/** What a line of a spreadsheet says about an entry. A blank cell says nothing, so it never erases stored data. */
export interface EntryDraft extends Readonly<Partial<Record<TextField, string | undefined>>> {
  readonly category?: string | undefined;
  readonly gender?: Gender | undefined;
  /** `YYYY-MM-DD`, CE. */
  readonly birthDate?: string | undefined;
  readonly givenAge?: number | undefined;
}

export interface LineProblem<Column extends string = EntryColumn | ExtraColumn> {
  /** Null: the problem concerns the whole line. */
  readonly column: Column | null;
  readonly code: LineProblemCode;
  /** The wrong value; empty when it is a value that we must not keep. */
  readonly value: string;
}

/**
 * The columns that a new entry needs and that this line leaves empty.
 *
 * @example
 * missingColumns({ firstName: "มานี" }); // ["category", "gender"]
 */
export function missingColumns({ category, firstName, gender }: EntryDraft): EntryColumn[] {
  const missing: EntryColumn[] = [];
  if (category === undefined) missing.push("category");
  if (firstName === undefined) missing.push("firstName");
  if (gender === undefined) missing.push("gender");
  return missing;
}
