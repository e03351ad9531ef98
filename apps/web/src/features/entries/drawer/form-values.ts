import type { BodyOf, DataOf } from "@time-event/contract/endpoint";
import { type entryChoices, type EntryRecord, type PersonalData, personalData } from "@time-event/contract/entries";
import type { entrySave } from "@time-event/contract/entry-edits";

type EntryBody = BodyOf<typeof entrySave>;
/** Nobody's gender is guessed: a new form has none. */
export type EntryValues = Omit<EntryBody, "gender"> & { readonly gender: EntryBody["gender"] | null };

const nothingPersonal = Object.fromEntries(Object.keys(personalData.shape).map((field) => [field, ""])) as PersonalData;

/** Values of a new form; the category is the list's filter, or the only category. */
export function emptyForm(
  eventId: number,
  categories: DataOf<typeof entryChoices>["categories"],
  shown: string,
): EntryValues {
  const only = categories.length === 1 ? categories[0] : categories.find(({ code }) => code === shown);
  return {
    eventId,
    revision: 0,
    bib: "",
    chip: "",
    category: only?.code ?? "",
    firstName: "",
    lastName: "",
    firstNameEn: "",
    lastNameEn: "",
    gender: only && only.gender !== "any" ? only.gender : null,
    club: "",
    province: "",
    shirtSize: "",
    team: "",
    nationality: "THA",
    division: "",
    wave: null,
    givenAge: null,
    ruledStatus: null,
    ...nothingPersonal,
  };
}

/** Turns a record into form values. Fields hidden by dots are not sent back, so their stored values stay. */
export function formOf(eventId: number, record: EntryRecord): EntryValues {
  const { id, revision, bib, chip, category, firstName, lastName, firstNameEn, lastNameEn, gender } = record;
  const { club, province, shirtSize, team, nationality, division, wave, givenAge, ruledStatus } = record;
  const { personal, isMasked } = record;
  return {
    eventId,
    id,
    revision,
    bib,
    chip,
    category,
    firstName,
    lastName,
    firstNameEn,
    lastNameEn,
    gender,
    club,
    province,
    shirtSize,
    team: team ?? "",
    nationality,
    division,
    wave,
    givenAge,
    ruledStatus,
    ...(!isMasked && personal),
  };
}
