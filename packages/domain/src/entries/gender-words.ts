import type { Gender } from "../race/race.ts";

const words: Readonly<Record<Gender, readonly string[]>> = {
  M: ["m", "male", "man", "men", "boy", "ช", "ชาย", "ผู้ชาย", "เพศชาย", "นาย", "ด.ช.", "ดช", "เด็กชาย", "mr", "mr."],
  // prettier-ignore
  F: [
    "f", "female", "woman", "women", "girl", "w", "ญ", "หญิง", "ผู้หญิง", "เพศหญิง", "นาง", "นางสาว", "น.ส.", "นส",
    "ด.ญ.", "ดญ", "เด็กหญิง", "mrs", "mrs.", "ms", "ms.", "miss",
  ],
  X: ["x", "other", "others", "mixed", "mix", "non-binary", "อื่นๆ", "อื่น ๆ", "ไม่ระบุ", "ผสม"],
};

const genders = new Map((["M", "F", "X"] as const).flatMap((gender) => words[gender].map((word) => [word, gender])));

/**
 * Reads a gender as people write it in Thai or English, or from the title before a name; null: not known.
 *
 * @example
 * readGender("นางสาว"); // "F"
 */
export function readGender(text: string): Gender | null {
  return genders.get(text.trim().toLowerCase()) ?? null;
}
