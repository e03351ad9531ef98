import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { toHex } from "./colour.ts";
import { tokenSheet, tokensOf, type ThemeTokens } from "./theme-tokens.ts";

const themesFolder = join(
  dirname(createRequire(import.meta.url).resolve("primereact/package.json")),
  "resources/themes",
);
const outFolder = fileURLToPath(new URL("../src/ui/themes/generated", import.meta.url));

/** Every theme that PrimeReact brings, by name, as our tokens. */
export function readThemes(): ReadonlyMap<string, ThemeTokens> {
  const names = readdirSync(themesFolder).sort();
  return new Map(names.map((name) => [name, tokensOf(readFileSync(join(themesFolder, name, "theme.css"), "utf8"))]));
}

/** Writes one token sheet per theme, and the swatches that the settings panel shows. */
export function writeThemeSheets(): void {
  mkdirSync(outFolder, { recursive: true });
  const themes = readThemes();
  for (const [name, tokens] of themes) writeIfChanged(`${name}.css`, tokenSheet(name, tokens));
  const swatches = [...themes].map(
    ([name, { colours }]) =>
      `.swatch--${name} { --swatch: ${toHex(colours.primary)}; --swatch-ground: ${toHex(colours.surface)}; }\n`,
  );
  writeIfChanged("swatches.css", swatches.join(""));
}

function writeIfChanged(name: string, text: string): void {
  const file = join(outFolder, name);
  try {
    if (readFileSync(file, "utf8") === text) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(file, text);
}

export function themeSheets(): Plugin {
  return { name: "theme-sheets", config: writeThemeSheets };
}
