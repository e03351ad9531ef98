import { devBase } from "./seam.ts";

/** What the browser runs first. */
export const clientFile = "src/app/entry-dev.ts";

const sheetsOf = `${devBase}sheets-of/`;

/** Where a page links the sheets of its modules, one module after the other. */
export const runOfSheets = new RegExp(`(<link [^>]*"${sheetsOf}[^>]*>)+`);

/** Those modules. */
export function modulesIn(places: string): string[] {
  return [...places.matchAll(new RegExp(`${sheetsOf}([^"]*)`, "g"))].map(([, module]) => module ?? "");
}

/** In place of the build's manifest: nothing is built, so each module is its own file. */
export const devManifest = `const whole = new Proxy({}, {
  get: (_, key) => ({ file: "${devBase.slice(1)}${clientFile}", css: ["${sheetsOf.slice(1)}" + key] }),
});
const light = { th: whole, en: whole };
const sheets = {};
export { whole, light, sheets };`;
