import { createContext, use } from "react";

export type Language = "th" | "en";
export const languages: readonly Language[] = ["th", "en"];

/** The same object in both languages. A catalogue's English has the type of its Thai, so neither can lack a key. */
export type InBoth<T> = Readonly<Record<Language, T>>;

/** A document has one language: switching is a link that loads the page again, with or without JavaScript. */
export const LanguageContext = createContext<Language>("th");

export function useLanguage(): Language {
  return use(LanguageContext);
}

/**
 * A feature's catalogue in the visitor's language.
 * @example const m = useMessages(eventMessages); m.found(12)
 */
export function useMessages<T>(catalogue: InBoth<T>): T {
  return catalogue[use(LanguageContext)];
}
