import type { Language } from "./language.ts";

/**
 * The address of the same page in a language. The plain address is Thai; English adds `?lang=en`.
 * @example languageHref("/landing", "?q=1", "en") // "/landing?q=1&lang=en"
 */
export function languageHref(pathname: string, search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return `${pathname}?${query}`;
}

/** The canonical address of the page in a language, for search engines. */
export function canonicalHref(publicUrl: string, path: string, language: Language): string {
  const url = new URL(path, publicUrl);
  if (language === "en") url.searchParams.set("lang", "en");
  else url.searchParams.delete("lang");
  return url.href;
}
