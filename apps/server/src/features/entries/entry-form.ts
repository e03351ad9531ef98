import { type EntryForm, entrySave } from "@time-event/contract/entry-edits";
import { readBirthDateCell } from "@time-event/domain/entries/birth-date-cell";
import { type AskedOfPerson, tidyNumbers } from "@time-event/domain/entries/asked-of-person";
import { type PersonalText, personalTexts } from "@time-event/domain/entries/entry-fields";
import { entryProblems } from "@time-event/domain/entries/entry-problems";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import { Refused } from "../../http/refusals.ts";
import type { Capacity } from "./capacity.ts";
import { personalFields } from "./entry-personal.ts";
import type { EntryFields, StoredEntry } from "./entries.types.ts";

interface FormContext {
  /** Undefined: a new entry. */
  readonly before: StoredEntry | undefined;
  readonly capacity: Capacity;
  readonly raceDay: string;
  readonly asked: AskedOfPerson;
}

/** Whether a form has data that only some users may see. */
export function hasPersonalData(form: EntryForm): boolean {
  return personalFields.some((field) => form[field] !== undefined);
}

/**
 * An entry as it is stored, from the form. Personal data that the form does not have stays as it is.
 * @throws Refused with every wrong field
 */
export function fieldsOfForm(form: EntryForm, { before, capacity, raceDay, asked }: FormContext): EntryFields {
  const { category, wave, ...texts } = tidyNumbers(tidied(form));
  const errors = entryProblems({ ...texts, category }, raceDay, asked);
  if (errors.length > 0) throw new Refused(entrySave, errors);

  const categoryId = capacity.idOf(category);
  if (categoryId === undefined) throw new Refused(entrySave, [{ path: "category", code: "unknown" }]);
  return {
    ...texts,
    ...contactsOf(texts, before),
    birthDate: texts.birthDate === undefined ? (before?.birthDate ?? null) : readBirthDateCell(texts.birthDate),
    categoryId,
    division: texts.division ?? before?.division ?? "",
    waveId: wave === undefined ? (before?.waveId ?? null) : wave,
    startsAt: before?.startsAt ?? null,
    chip: texts.chip || null,
    team: texts.team || null,
    withdrawnAt: before?.withdrawnAt ?? null,
    withdrawnReason: before?.withdrawnReason ?? "",
  };
}

function contactsOf(
  form: Pick<EntryForm, PersonalText>,
  before: StoredEntry | undefined,
): Record<PersonalText, string> {
  const texts = personalTexts.map((field) => [field, form[field] ?? before?.[field] ?? ""]);
  return Object.fromEntries(texts) as Record<PersonalText, string>;
}

function tidied(form: EntryForm): EntryForm {
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === "string" ? tidyText(value) : value]),
  ) as EntryForm;
}
