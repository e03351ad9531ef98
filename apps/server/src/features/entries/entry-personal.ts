import type { PersonalData } from "@time-event/contract/entries";
import { type PersonalText, personalTexts } from "@time-event/domain/entries/entry-fields";
import { maskField } from "@time-event/domain/entries/mask";
import type { StoredEntry } from "./entries.types.ts";

export type PersonalField = PersonalText | "birthDate";

/** The fields of an entry that only some users may see. */
export const personalFields: readonly PersonalField[] = ["birthDate", ...personalTexts];

/** The personal data of an entry, masked for users who may not see it. */
export function personalOf(entry: StoredEntry, seesAll: boolean): PersonalData {
  const shown = personalFields.map((field) => {
    const text = entry[field] ?? "";
    return [field, seesAll ? text : maskField(field, text)];
  });
  return Object.fromEntries(shown) as PersonalData;
}
