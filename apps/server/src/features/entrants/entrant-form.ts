import type { EntrantForm } from "@time-event/contract/entrants";
import { readBirthDateCell } from "@time-event/domain/entrants/birth-date-cell";
import { holdsThaiId } from "@time-event/domain/entrants/thai-id";
import { tidyText } from "@time-event/domain/entrants/tidy-text";
import type { FieldError } from "@time-event/contract/errors";
import { InvalidInput, Refused } from "../../app/refusals.ts";
import type { Doors } from "./doors.ts";
import type { EntrantFields, StoredEntrant } from "./entrants.types.ts";

interface FormContext {
  /** Undefined: somebody new. */
  readonly before: StoredEntrant | undefined;
  readonly doors: Doors;
  readonly raceDay: string;
}

const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const noPersonalData = { phone: "", email: "", emergencyName: "", emergencyPhone: "", medicalNote: "" };

/**
 * An entrant as it is stored, from what was typed. Personal data that did not come with the form stays as it is.
 * @throws InvalidInput with every field at fault; Refused `unknown_category`
 */
export function fieldsOfForm(form: EntrantForm, { before, doors, raceDay }: FormContext): EntrantFields {
  const { personal, category, ...typed } = form;
  const texts = tidied({ ...typed, ...personal });
  const birthDate = personal?.birthDate ? readBirthDateCell(personal.birthDate) : null;
  const errors: FieldError[] = [];
  for (const [field, value] of Object.entries(texts)) {
    const path = personal && field in personal ? `personal.${field}` : field;
    if (typeof value === "string" && holdsThaiId(value)) errors.push({ path: `entrant.${path}`, code: "thai_id" });
  }
  if (texts.firstName === "" && texts.lastName === "") errors.push({ path: "entrant.firstName", code: "required" });
  if (personal?.birthDate && birthDate === null) errors.push({ path: "entrant.personal.birthDate", code: "bad_date" });
  if (birthDate && birthDate > raceDay) errors.push({ path: "entrant.personal.birthDate", code: "born_after_race" });
  if (personal?.email && !emailAddress.test(personal.email)) {
    errors.push({ path: "entrant.personal.email", code: "bad_email" });
  }
  if (errors.length > 0) throw new InvalidInput(errors);

  const categoryId = doors.idOf(category);
  if (categoryId === undefined) throw new Refused(["unknown_category"]);
  const { withdrawnAt = null, withdrawnReason = "" } = before ?? {};
  return {
    ...(before ? personalOf(before) : { ...noPersonalData, birthDate: null }),
    ...texts,
    ...(personal && { birthDate }),
    categoryId,
    chip: texts.chip || null,
    team: texts.team || null,
    withdrawnAt,
    withdrawnReason,
  };
}

function personalOf(entrant: StoredEntrant) {
  const { birthDate, phone, email, emergencyName, emergencyPhone, medicalNote } = entrant;
  return { birthDate, phone, email, emergencyName, emergencyPhone, medicalNote };
}

function tidied<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? tidyText(value) : value]),
  ) as Fields;
}
