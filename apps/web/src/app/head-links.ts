import { light, sheets as rulesOf, whole, type Manifest } from "virtual:client-manifest";
import type { Language } from "../lib/i18n/language.ts";
import { componentsLink } from "../ui/themes/components-links.ts";
import { themeLink } from "../ui/themes/theme-links.ts";
import { usedRules } from "./used-rules.ts";

const entry = "src/app/entry-client.ts";
const app = { whole: "src/app/hydrate.tsx", light: "src/app/light/hydrate.tsx" };
const staffShell = "src/app/staff/staff-shell.tsx";

interface Page {
  /** Its path under src/features. */
  readonly page: string | undefined;
  readonly staff: boolean | undefined;
  readonly theme: string;
  readonly language: Language;
  readonly styleNonce: string;
  /** The page as it is served. */
  readonly html: string;
}

/**
 * What a page needs at once: style sheets of the app, the page and the theme, and the script. No fonts: a browser that is asked
 * for them ahead shows nothing for 50 ms and more while they are on the way, and on a slow phone they do not come by then.
 */
export function headLinks({ page, staff = false, theme, language, styleNonce, html }: Page): string {
  const manifest = staff ? whole : light[language];
  const sheets = new Set<string>();
  for (const key of [...(staff ? [app.whole, staffShell] : [app.light]), `src/features/${page}.tsx`])
    collectSheets(manifest, key, sheets);
  for (const themed of [themeLink(theme), staff && componentsLink(theme)]) if (themed) sheets.add(themed.slice(1));
  const links = [...sheets].map((file) => {
    const rules = staff ? undefined : rulesOf[file];
    const link = `<link rel="stylesheet" href="/${file}">`;
    return rules ? withoutWaiting(file, `<style nonce="${styleNonce}">${usedRules(html, rules)}</style>`, link) : link;
  });
  const script = manifest[entry]?.file;
  return `${links.join("")}<script type="module" async fetchpriority="low" src="/${script}"></script>`;
}

/**
 * The scripts of a public page that is alive at once, to be fetched beside each other once the page is drawn (`fetchScripts`).
 * Without this the browser hears of the last of them when the first have run.
 */
export function scriptLinks(page: string | undefined, language: Language): string {
  const files = new Set<string>();
  for (const key of [app.light, `src/features/${page}.tsx`]) collectFiles(light[language], key, files);
  const links = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`);
  return `<template id="scripts">${links.join("")}</template>`;
}

/**
 * A first visit sees the page without waiting for its sheet: what the page needs of it stands in the page itself, and the
 * whole sheet, for what comes later, takes effect once it is there (`applyWholeSheets`).
 */
function withoutWaiting(file: string, used: string, link: string): string {
  return `${used}<link rel="stylesheet" href="/${file}" media="print" data-later><noscript>${link}</noscript>`;
}

function collectSheets(manifest: Manifest, key: string, sheets: Set<string>): void {
  for (const { css = [] } of chunksOf(manifest, key)) for (const file of css) sheets.add(file);
}

function collectFiles(manifest: Manifest, key: string, files: Set<string>): void {
  for (const { file } of chunksOf(manifest, key)) files.add(file);
}

/** A chunk, after those that it imports. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): Manifest[string][] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)), chunk];
}
