import { black, contrast, mix, opaque, readColour, readableOn, toHex, white, type Rgb } from "./colour.ts";

/** Our design tokens, each a colour. The public pages' CSS uses nothing else. */
export type TokenName =
  | "ground"
  | "surface"
  | "sunken"
  | "line"
  | "line-strong"
  | "ink"
  | "ink-strong"
  | "ink-soft"
  | "primary"
  | "primary-hover"
  | "on-primary"
  | "primary-ink"
  | "primary-soft"
  | Hue
  | `${Hue}-soft`;

type Hue = "ok" | "warn" | "danger" | "info";

export interface ThemeTokens {
  readonly scheme: "light" | "dark";
  readonly colours: Readonly<Record<TokenName, Rgb>>;
}

const statusHues: Readonly<Record<Hue, Rgb>> = {
  ok: opaque("#15803d"),
  warn: opaque("#b45309"),
  danger: opaque("#c81e2d"),
  info: opaque("#0369a1"),
};

/**
 * The tokens of a PrimeReact theme, from the `:root` variables of its style sheet. A colour that would be too faint is
 * moved towards ink (or, under text, away from it) until it reaches AA everywhere it is used.
 */
export function tokensOf(css: string): ThemeTokens {
  const variables = rootVariables(css);
  const read = (name: string, ground: Rgb) => {
    const colour = readColour(variables.get(name) ?? "", ground);
    if (!colour) throw new Error(`--${name} is not a colour`);
    return colour;
  };

  const ground = read("surface-ground", white);
  const surface = read("surface-card", ground);
  const scheme = contrast(surface, white) < contrast(surface, black) ? "light" : "dark";
  const towards = scheme === "light" ? black : white;
  const away = scheme === "light" ? white : black;
  const sunken = mix(ground, towards, 0.045);
  const grounds = [ground, surface, sunken];

  const primary = read("primary-color", surface);
  const onPrimary = nearer(primary, read("primary-color-text", primary));
  const fill = readableOn([onPrimary], primary, contrast(onPrimary, white) < 2 ? black : white);
  const primarySoft = mix(surface, primary, scheme === "light" ? 0.1 : 0.18);

  return {
    scheme,
    colours: {
      ground,
      surface,
      sunken,
      line: mix(surface, towards, 0.11),
      "line-strong": readableOn([surface, ground], mix(surface, towards, 0.4), towards, 3.1),
      ink: readableOn(grounds, read("text-color", surface), towards, 7),
      "ink-strong": readableOn(grounds, read("text-color", surface), towards, 13),
      "ink-soft": readableOn(grounds, read("text-color-secondary", surface), towards, 5),
      primary: fill,
      "primary-hover": mix(fill, contrast(onPrimary, white) < 2 ? black : white, 0.14),
      "on-primary": onPrimary,
      "primary-ink": readableOn([...grounds, primarySoft], primary, towards),
      "primary-soft": primarySoft,
      ...statusColours(grounds, surface, towards, away),
    },
  };
}

// The theme's own word for text on the primary colour, unless the other one is far easier to reach.
function nearer(primary: Rgb, told: Rgb): Rgb {
  return contrast(primary, told) >= 2 ? told : contrast(primary, white) > contrast(primary, black) ? white : black;
}

function statusColours(grounds: readonly Rgb[], surface: Rgb, towards: Rgb, away: Rgb) {
  const share = away === white ? 0.1 : 0.2;
  const colours = Object.entries(statusHues).flatMap(([name, hue]) => {
    const soft = mix(surface, away === white ? hue : mix(hue, white, 0.3), share);
    return [
      [name, readableOn([...grounds, soft], hue, towards)],
      [`${name}-soft`, soft],
    ];
  });
  return Object.fromEntries(colours) as Record<Hue | `${Hue}-soft`, Rgb>;
}

function rootVariables(css: string): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const [, block = ""] of css.matchAll(/:root\s*\{([^}]*)\}/g)) {
    for (const [, name = "", value = ""] of block.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g))
      variables.set(name, value.trim());
  }
  return variables;
}

/** One small sheet: the tokens as variables under the theme's name. */
export function tokenSheet(name: string, { scheme, colours }: ThemeTokens): string {
  const lines = Object.entries(colours).map(([token, colour]) => `  --${token}: ${toHex(colour)};`);
  return `[data-theme="${name}"] {\n  color-scheme: ${scheme};\n${lines.join("\n")}\n}\n`;
}

/** The sheet of visitors who leave it to their device. */
export function deviceSheet(light: ThemeTokens, dark: ThemeTokens): string {
  return `${tokenSheet("device", light)}@media (prefers-color-scheme: dark) {\n${tokenSheet("device", dark)}}\n`;
}
