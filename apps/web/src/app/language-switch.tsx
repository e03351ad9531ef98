import { useLocation } from "react-router";
import { languageHref } from "../lib/i18n/language-link.ts";
import { languages, useLanguage, useMessages } from "../lib/i18n/language.ts";
import { appMessages } from "./app.messages.ts";

const names = { th: { short: "ไทย", long: "ไทย" }, en: { short: "EN", long: "EN (English)" } } as const;

/** Plain links to this page in the other language: they load the page again, with or without JavaScript. */
export function LanguageSwitch() {
  const m = useMessages(appMessages);
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <nav className="language" aria-label={m.language}>
      {languages.map((language) => (
        <a
          key={language}
          className="language__link"
          href={languageHref(pathname, search, language)}
          hrefLang={language}
          lang={language}
          aria-label={names[language].long}
          aria-current={language === current ? "true" : undefined}
        >
          {names[language].short}
        </a>
      ))}
    </nav>
  );
}
