import { textFields } from "@time-event/domain/entries/entry-fields";
import type { EntryFields } from "./entries.types.ts";

/** What is no text of its own description, and what staff set in other ways than by a form. */
const otherFields = [
  "categoryId",
  "waveId",
  "gender",
  "birthDate",
  "givenAge",
  "ruledStatus",
  "withdrawnAt",
  "withdrawnReason",
] as const satisfies readonly (keyof EntryFields)[];

/** Every field that staff may set. */
export const storedFields: readonly (keyof EntryFields)[] = [...textFields, ...otherFields];

/** The column of `entries` that keeps a field. */
export function columnOf(field: keyof EntryFields): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
