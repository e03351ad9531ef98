import { createContext, use } from "react";

export type Language = "th" | "en";
export const languages: readonly Language[] = ["th", "en"];

/** The same thing in both languages. A catalogue's English has the type of its Thai, so neither can lack a key. */
export type InBoth<T> = Readonly<Record<Language, T>>;

/** One language for a whole document: switching is a link that loads the page anew, with or without JavaScript. */
export const LanguageContext = createContext<Language>("th");

export function useLanguage(): Language {
  return use(LanguageContext);
}

/**
 * The visitor's language of a feature's catalogue.
 * @example const m = useMessages(eventMessages); m.found(12)
 */
export function useMessages<T>(catalogue: InBoth<T>): T {
  return catalogue[use(LanguageContext)];
}
