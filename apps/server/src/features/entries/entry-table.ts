import { textFields } from "@time-event/domain/entries/entry-fields";
import type { WholeFields } from "./entries.types.ts";

/** What is no text of its own description, and what staff set in other ways than by a form. */
const otherFields = [
  "categoryId",
  "waveId",
  "startsAt",
  "gender",
  "birthDate",
  "givenAge",
  "ruledStatus",
  "withdrawnAt",
  "withdrawnReason",
  "answers",
  "addOns",
] as const satisfies readonly (keyof WholeFields)[];

/** Every field that staff may set. */
export const storedFields: readonly (keyof WholeFields)[] = [...textFields, ...otherFields];

/** The column of `entries` that keeps a field. */
export function columnOf(field: keyof WholeFields): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
