import type { Gender } from "../race/race.ts";

/** Genders as the columns of files name them. */
export const genderNames: Readonly<Record<Gender, { readonly th: string; readonly en: string }>> = {
  M: { th: "ชาย", en: "Male" },
  F: { th: "หญิง", en: "Female" },
  X: { th: "อื่น ๆ", en: "Other" },
};
