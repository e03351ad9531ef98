import { createContext, use } from "react";
import type { ApiUrls } from "../api/api-client.ts";
import type { Language } from "../i18n/language.ts";
import type { Settings } from "../settings/settings.ts";

/** What every page needs to know about the visitor and the installation; the server embeds it in the page. */
export interface Site extends Settings {
  readonly language: Language;
  readonly publicUrl: string;
  readonly apiUrls: ApiUrls;
  /** Allows the style elements that staff components create; see the policy in the page's headers. */
  readonly styleNonce: string;
  /** Since when what the page shows was old when it was made; null: it was not. */
  readonly staleSince: number | null;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite needs a SiteContext");
  return site;
}
