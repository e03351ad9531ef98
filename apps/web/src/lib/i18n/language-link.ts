import type { Language } from "./language.ts";

/**
 * The address of the same page in a language. Thai is the page's own address; English carries `?lang=en`.
 * @example languageHref("/landing", "?q=1", "en") // "/landing?q=1&lang=en"
 */
export function languageHref(pathname: string, search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return `${pathname}?${query}`;
}

/** The address that search engines should know the page by in a language. */
export function canonicalHref(publicUrl: string, path: string, language: Language): string {
  const url = new URL(path, publicUrl);
  if (language === "en") url.searchParams.set("lang", "en");
  else url.searchParams.delete("lang");
  return url.href;
}
