import manifest from "virtual:client-manifest";
import latin400 from "@fontsource/sarabun/files/sarabun-latin-400-normal.woff2?url";
import latin700 from "@fontsource/sarabun/files/sarabun-latin-700-normal.woff2?url";
import thai400 from "@fontsource/sarabun/files/sarabun-thai-400-normal.woff2?url";
import thai700 from "@fontsource/sarabun/files/sarabun-thai-700-normal.woff2?url";
import type { InBoth, Language } from "../lib/i18n/language.ts";
import { themeLink } from "../ui/themes/theme-links.ts";

const entry = "src/app/entry-client.ts";
const app = "src/app/hydrate.tsx";

/** What the first words of a page are set in; asked for early, so that they need not be set twice. */
const firstFonts: InBoth<readonly string[]> = { th: [thai700, thai400], en: [latin700, latin400] };

/** The files that a page needs from the start: style sheets of the app, of the page and of the theme, and the script. */
export function headLinks(routeId: string | undefined, theme: string, language: Language): string {
  const sheets = new Set<string>();
  for (const key of [app, `src/features/${routeId}.tsx`]) collectSheets(key, sheets);
  const links = [...sheets].map((file) => `<link rel="stylesheet" href="/${file}">`);
  for (const href of firstFonts[language]) links.push(`<link rel="preload" href="${href}" as="font" crossorigin>`);
  const themed = themeLink(theme);
  if (themed) links.push(`<link rel="stylesheet" href="${themed}">`);
  const script = manifest[entry]?.file;
  return `${links.join("")}<script type="module" async fetchpriority="low" src="/${script}"></script>`;
}

function collectSheets(key: string, sheets: Set<string>, seen = new Set<string>()): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) collectSheets(imported, sheets, seen);
  for (const file of chunk.css ?? []) sheets.add(file);
}
