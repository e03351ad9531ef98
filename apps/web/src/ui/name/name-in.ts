import type { Language } from "../../lib/i18n/language.ts";

/** A person's name as it was written, and as it sounds where nobody wrote it in Latin letters. */
export interface Named {
  readonly name: string;
  readonly nameEn: string;
  readonly nameRtgs?: string | undefined;
}

/** The name for readers of a language. @example nameIn("en", { name: "มานี ใจดี", nameEn: "", nameRtgs: "Mani Chaidi" }) // "Mani Chaidi" */
export function nameIn(language: Language, { name, nameEn, nameRtgs }: Named): string {
  return language === "en" ? nameEn || nameRtgs || name : name || nameEn;
}
