import "../ui/base.css";
import type { ReactNode } from "react";
import { LanguageContext } from "../lib/i18n/language.ts";
import { SiteContext, type Site } from "../lib/page/site.ts";

/** What every part of a page may ask for. */
export function PageContexts({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <LanguageContext value={site.language}>{children}</LanguageContext>
    </SiteContext>
  );
}
