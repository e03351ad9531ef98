import { parse, type Declaration } from "postcss";

/** The file that defines the measures. */
export const tokensFile = "apps/web/src/ui/tokens.css";

interface Rule {
  readonly properties: RegExp;
  readonly raw: RegExp;
  readonly instead: string;
}

/** A length in rem or px. One pixel is the thinnest line and not a measure. */
const length = /(?<![\w.-])(?!1px\b|0(rem|px))\d*\.?\d+(rem|px)\b/;

const rules: readonly Rule[] = [
  {
    // A sheet's own property that ends in such a name holds a space, too.
    properties:
      /^(scroll-)?(margin|padding)|^((row|column)-)?gap$|^(inset|top|right|bottom|left)|^--.+-(gap|inset|top)$/,
    raw: length,
    instead: "--space-1 … --space-15",
  },
  { properties: /^font(-size)?$/, raw: length, instead: "--text-…, --glyph-… or --figure-…" },
  { properties: /radius$/, raw: length, instead: "--radius, --radius-s, --radius-xs or --radius-round" },
  {
    properties: /^(transition|animation)/,
    raw: /(?<![\w.-])(?!0m?s)\d*\.?\d+m?s\b/,
    instead: "--quick, --calm or --time-…",
  },
];

/**
 * Finds measures in a style sheet that should be tokens: one text for each, with its line number.
 * @example findRawMeasures("a { gap: 13px }", "a.css") // ["a.css:1 gap: 13px — take --space-1 … --space-15"]
 */
export function findRawMeasures(css: string, file: string): string[] {
  const found: string[] = [];
  const root = parse(css, { from: file });
  const tell = (line: number | undefined, what: string, instead: string) =>
    found.push(`${file}:${line} ${what} — take ${instead}`);
  if (file !== tokensFile) {
    root.walkDecls((declaration) => {
      for (const { properties, raw, instead } of rules) {
        if (!properties.test(declaration.prop) || !raw.test(withoutNegation(declaration))) continue;
        tell(declaration.source?.start?.line, `${declaration.prop}: ${declaration.value}`, instead);
      }
    });
  }
  root.walkAtRules("media", ({ params, source }) => {
    if (/width/.test(params)) tell(source?.start?.line, `@media ${params}`, "a name of ui/breakpoints.ts");
  });
  if (!file.startsWith("apps/web/src/ui/staff/")) {
    root.walkRules(({ selector, source }) => {
      if (/\.p-[a-z]/.test(selector)) tell(source?.start?.line, selector, "a class of ours: PrimeReact is ui/staff's");
    });
  }
  return found;
}

/** `-1rem` is forbidden like `1rem`. */
function withoutNegation({ value }: Declaration): string {
  return value.replace(/(^|[\s(,])-(?=[\d.])/g, "$1");
}

/**
 * Finds widths of a media query in a component: the texts of `sizes` and of `useMedia`.
 * @example findRawBreakpoints(`sizes="(min-width: 700px) 30rem"`) // ["(min-width: 700px)"]
 */
export function findRawBreakpoints(source: string): string[] {
  return [...source.matchAll(/\((?:min|max)-width: *[\d.]+\w+\)/g)].map(([query]) => query);
}
