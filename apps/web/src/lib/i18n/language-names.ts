import type { Language } from "./language.ts";

/** What a language calls itself, whatever language the page is in. */
export const languageNames: Readonly<Record<Language, string>> = { th: "ไทย", en: "English" };
