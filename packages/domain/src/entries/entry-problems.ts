import { readBirthDateCell } from "./birth-date-cell.ts";
import type { FieldProblem } from "../forms/field-problem.ts";
import { isEmailAddress } from "./email-address.ts";
import { type AskedOfPerson, usuallyAsked } from "./asked-of-person.ts";
import { readPassport, readThaiId, thaiIdProblems } from "./thai-id.ts";

/** The typed fields of an entry that rules check. */
export interface TypedEntry {
  readonly firstName: string;
  readonly lastName: string;
  readonly category: string;
  /** In either era; undefined when the user may not see it. */
  readonly birthDate?: string | undefined;
  readonly email?: string | undefined;
  readonly nationalId?: string | undefined;
  readonly passport?: string | undefined;
}

export type TypedProblem = FieldProblem<
  "required" | "thai_id" | "bad_thai_id" | "bad_passport" | "not_asked" | "bad_date" | "born_after_race" | "bad_email"
>;

/**
 * Finds what is wrong with the typed fields of an entry, each problem with its field. Checks that need the event's
 * other entries are not made here.
 *
 * @example
 * entryProblems({ firstName: "มานี", lastName: "", category: "10K", birthDate: "31/2/2533" }, "2026-11-15");
 * // [{ path: "birthDate", code: "bad_date" }]
 */
export function entryProblems(typed: TypedEntry, raceDay: string, asked: AskedOfPerson = usuallyAsked): TypedProblem[] {
  const { firstName, category, birthDate, email, nationalId, passport } = typed;
  // its own field has such a number where the event asks for it
  const others = asked.nationalId === "hidden" ? typed : { ...typed, nationalId: undefined };
  const problems: TypedProblem[] = thaiIdProblems({ ...others });
  if (nationalId && readThaiId(nationalId) === null) problems.push({ path: "nationalId", code: "bad_thai_id" });
  if (passport && asked.passport === "hidden") problems.push({ path: "passport", code: "not_asked" });
  else if (passport && readPassport(passport) === null) problems.push({ path: "passport", code: "bad_passport" });
  // somebody with a single name has it as their first name
  if (firstName === "") problems.push({ path: "firstName", code: "required" });
  if (category === "") problems.push({ path: "category", code: "required" });
  if (birthDate) {
    const day = readBirthDateCell(birthDate);
    if (day === null) problems.push({ path: "birthDate", code: "bad_date" });
    // both are YYYY-MM-DD: texts sort in the order of days
    else if (day > raceDay) problems.push({ path: "birthDate", code: "born_after_race" });
  }
  if (email && !isEmailAddress(email)) problems.push({ path: "email", code: "bad_email" });
  return problems;
}
