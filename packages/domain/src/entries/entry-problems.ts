import { readBirthDateCell } from "./birth-date-cell.ts";
import { isEmailAddress } from "./email-address.ts";
import { holdsThaiId } from "./thai-id.ts";

/** What was typed of an entry, as far as there are rules for it. */
export interface TypedEntry {
  readonly firstName: string;
  readonly lastName: string;
  readonly category: string;
  /** In either era; undefined where who types may not see it. */
  readonly birthDate?: string | undefined;
  readonly email?: string | undefined;
}

export interface TypedProblem {
  readonly path: string;
  readonly code: "required" | "thai_id" | "bad_date" | "born_after_race" | "bad_email";
}

/**
 * What is wrong with an entry as typed, each beside its field; whatever else needs the event's other entries.
 *
 * @example
 * entryProblems({ firstName: "มานี", lastName: "", category: "10K", birthDate: "31/2/2533" }, "2026-11-15");
 * // [{ path: "birthDate", code: "bad_date" }]
 */
export function entryProblems(typed: TypedEntry, raceDay: string): TypedProblem[] {
  const { firstName, lastName, category, birthDate, email } = typed;
  const problems: TypedProblem[] = [];
  for (const [path, value] of Object.entries(typed)) {
    if (typeof value === "string" && holdsThaiId(value)) problems.push({ path, code: "thai_id" });
  }
  if (firstName === "" && lastName === "") problems.push({ path: "firstName", code: "required" });
  if (category === "") problems.push({ path: "category", code: "required" });
  if (birthDate) {
    const day = readBirthDateCell(birthDate);
    if (day === null) problems.push({ path: "birthDate", code: "bad_date" });
    // both are YYYY-MM-DD, which sorts as the days do
    else if (day > raceDay) problems.push({ path: "birthDate", code: "born_after_race" });
  }
  if (email && !isEmailAddress(email)) problems.push({ path: "email", code: "bad_email" });
  return problems;
}
