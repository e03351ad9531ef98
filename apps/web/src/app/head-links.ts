import manifest from "virtual:client-manifest";
import { themeLink } from "../ui/themes/theme-links.ts";

const entry = "src/app/entry-client.ts";
const app = "src/app/hydrate.tsx";

/** The files that a page needs from the start: style sheets of the app, of the page and of the theme, and the script. */
export function headLinks(routeId: string | undefined, theme: string): string {
  const sheets = new Set<string>();
  for (const key of [app, `src/features/${routeId}.tsx`]) collectSheets(key, sheets);
  const links = [...sheets].map((file) => `<link rel="stylesheet" href="/${file}">`);
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
