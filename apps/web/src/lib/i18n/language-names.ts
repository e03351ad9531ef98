import type { Language } from "./language.ts";

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { th: "ไทย", en: "English" };
