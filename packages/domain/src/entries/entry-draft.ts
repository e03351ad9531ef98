import type { Gender } from "../race/race.ts";
import type { LineProblemCode } from "./entry-columns.ts";
import type { EntryColumn, TextField } from "./entry-fields.ts";

/** What a line says of an entry. A blank cell says nothing, so nothing that is known is wiped out by one. */
export interface EntryDraft extends Readonly<Partial<Record<TextField, string | undefined>>> {
  readonly category?: string | undefined;
  readonly gender?: Gender | undefined;
  /** `YYYY-MM-DD`, CE. */
  readonly birthDate?: string | undefined;
  readonly givenAge?: number | undefined;
}

export interface LineProblem {
  /** Null: the line as a whole. */
  readonly column: EntryColumn | null;
  readonly code: LineProblemCode;
  /** The value at fault; empty where it is one that we must not keep. */
  readonly value: string;
}

/**
 * The columns that a line must fill to enter somebody new, and does not.
 *
 * @example
 * missingColumns({ firstName: "มานี" }); // ["category", "gender"]
 */
export function missingColumns({ category, firstName, lastName, gender }: EntryDraft): EntryColumn[] {
  const missing: EntryColumn[] = [];
  if (category === undefined) missing.push("category");
  if (firstName === undefined && lastName === undefined) missing.push("firstName");
  if (gender === undefined) missing.push("gender");
  return missing;
}
