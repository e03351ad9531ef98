import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { toHex } from "./colour.ts";
import { componentSheet } from "./component-sheet.ts";
import { deviceSheet, tokenSheet, tokensOf, type ThemeTokens } from "./theme-tokens.ts";

const themesFolder = join(
  dirname(createRequire(import.meta.url).resolve("primereact/package.json")),
  "resources/themes",
);
const outFolder = fileURLToPath(new URL("../src/ui/themes/generated", import.meta.url));

interface Theme {
  /** Its sheet as PrimeReact brings it. */
  readonly css: string;
  readonly tokens: ThemeTokens;
}

/** Every theme that PrimeReact brings, by name. */
export function readThemes(): ReadonlyMap<string, Theme> {
  const names = readdirSync(themesFolder).sort();
  return new Map(
    names.map((name) => {
      const css = readFileSync(join(themesFolder, name, "theme.css"), "utf8");
      return [name, { css, tokens: tokensOf(css) }];
    }),
  );
}

/** Writes two sheets per theme, our tokens and its components, and the swatches that the settings show. */
export function writeThemeSheets(): void {
  mkdirSync(join(outFolder, "components"), { recursive: true });
  const themes = readThemes();
  for (const [name, { css, tokens }] of themes) {
    writeIfChanged(`${name}.css`, tokenSheet(name, tokens));
    writeIfChanged(`components/${name}.css`, componentSheet(name, css, tokens));
  }
  const tokens = (name: string) => themes.get(name)!.tokens;
  writeIfChanged("device.css", deviceSheet(tokens("lara-light-indigo"), tokens("lara-dark-indigo")));
  const swatches = [...themes].map(
    ([name, { tokens }]) =>
      `.swatch--${name} { --swatch: ${toHex(tokens.colours.primary)}; --swatch-ground: ${toHex(tokens.colours.surface)}; }\n`,
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
