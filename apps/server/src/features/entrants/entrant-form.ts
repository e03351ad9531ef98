import { type EntrantForm, type PersonalData, personalData } from "@time-event/contract/entrants";
import type { EntrantRefusal } from "@time-event/domain/entrants/entrant";
import { readBirthDateCell } from "@time-event/domain/entrants/birth-date-cell";
import { entrantProblems } from "@time-event/domain/entrants/entrant-problems";
import { tidyText } from "@time-event/domain/entrants/tidy-text";
import { InvalidInput } from "../../http/refusals.ts";
import type { Doors } from "./doors.ts";
import type { EntrantFields, StoredEntrant } from "./entrants.types.ts";

interface FormContext {
  /** Undefined: somebody new. */
  readonly before: StoredEntrant | undefined;
  readonly doors: Doors;
  readonly raceDay: string;
}

const personalFields = Object.keys(personalData.shape) as (keyof PersonalData)[];

/** Does a form say anything of what only some may see? */
export function hasPersonalData(form: EntrantForm): boolean {
  return personalFields.some((field) => form[field] !== undefined);
}

/**
 * An entrant as it is stored, from what was typed. Personal data that did not come with the form stays as it is.
 * @throws InvalidInput with every field at fault
 */
export function fieldsOfForm(form: EntrantForm, { before, doors, raceDay }: FormContext): EntrantFields {
  const { category, ...texts } = tidied(form);
  const errors = entrantProblems({ ...texts, category }, raceDay);
  if (errors.length > 0) throw new InvalidInput(errors);

  const categoryId = doors.idOf(category);
  if (categoryId === undefined) throw new InvalidInput([{ path: "category", code: "unknown_category" }]);
  return {
    ...texts,
    ...contactsOf(texts, before),
    birthDate: texts.birthDate === undefined ? (before?.birthDate ?? null) : readBirthDateCell(texts.birthDate),
    categoryId,
    chip: texts.chip || null,
    team: texts.team || null,
    withdrawnAt: before?.withdrawnAt ?? null,
    withdrawnReason: before?.withdrawnReason ?? "",
  };
}

/** The field beside which a reason is shown. */
export function fieldAtFault(reason: EntrantRefusal): keyof EntrantForm {
  if (reason === "chip_taken") return "chip";
  if (reason === "bib_taken" || reason === "bib_has_reads") return "bib";
  return reason === "gender_not_allowed" ? "gender" : "category";
}

function contactsOf(form: Pick<EntrantForm, keyof PersonalData>, before: StoredEntrant | undefined) {
  return {
    phone: form.phone ?? before?.phone ?? "",
    email: form.email ?? before?.email ?? "",
    emergencyName: form.emergencyName ?? before?.emergencyName ?? "",
    emergencyPhone: form.emergencyPhone ?? before?.emergencyPhone ?? "",
    medicalNote: form.medicalNote ?? before?.medicalNote ?? "",
  };
}

function tidied(form: EntrantForm): EntrantForm {
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === "string" ? tidyText(value) : value]),
  ) as EntrantForm;
}
