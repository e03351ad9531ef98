import { describe, expect, test } from "vitest";
import { contrast, opaque, toHex, type Rgb } from "../../../scripts/colour.ts";
import { readThemes } from "../../../scripts/theme-sheets.ts";
import { tokenSheet, type TokenName } from "../../../scripts/theme-tokens.ts";
import { defaultTheme, partnerOf, schemeOf, themeFamilies } from "../../lib/settings/themes.ts";

const themes = [...readThemes()].map(([name, { tokens }]) => ({ name, ...tokens }));
const offered = themeFamilies.flatMap((family) => family.themes.map((name) => ({ name, scheme: family.scheme })));

/** Text colours, and the backgrounds that they appear on. */
const pairs: readonly (readonly [TokenName, readonly TokenName[]])[] = [
  ["ink", ["ground", "surface", "sunken"]],
  ["ink-strong", ["ground", "surface", "sunken"]],
  ["ink-soft", ["ground", "surface", "sunken"]],
  ["primary-ink", ["ground", "surface", "sunken", "primary-soft"]],
  ["on-primary", ["primary", "primary-hover"]],
  ["surface", ["ink-strong"]],
  ["ok", ["ground", "surface", "sunken", "ok-soft"]],
  ["warn", ["ground", "surface", "sunken", "warn-soft"]],
  ["danger", ["ground", "surface", "sunken", "danger-soft"]],
  ["info", ["ground", "surface", "sunken", "info-soft"]],
];

describe.each(themes)("theme $name", ({ name, scheme, colours }) => {
  const ratio = (text: TokenName, ground: TokenName) => contrast(asShown(colours[text]), asShown(colours[ground]));

  test("reaches AA wherever text stands on a colour", () => {
    const faint = pairs.flatMap(([text, grounds]) =>
      grounds
        .filter((ground) => ratio(text, ground) < 4.5)
        .map((ground) => `${text} on ${ground}: ${ratio(text, ground).toFixed(2)}`),
    );
    expect(faint).toEqual([]);
  });

  test("shows the edges of controls", () => {
    expect(ratio("line-strong", "surface")).toBeGreaterThanOrEqual(3);
    expect(ratio("line-strong", "ground")).toBeGreaterThanOrEqual(3);
  });

  test("is offered in the scheme that it is", () => {
    expect(schemeOf(name)).toBe(scheme);
  });

  test("loads no font and is small", () => {
    const sheet = tokenSheet(name, { scheme, colours });
    expect(sheet).not.toMatch(/font|url\(|Inter/);
    expect(sheet.length).toBeLessThan(1200);
  });
});

test("every theme that exists is offered once, and no other", () => {
  expect(offered.map(({ name }) => name).sort()).toEqual(themes.map(({ name }) => name).sort());
});

test("light and dark lead to each other", () => {
  expect(partnerOf(defaultTheme)).toBe("lara-dark-indigo");
  expect(partnerOf("lara-dark-teal")).toBe("lara-light-teal");
  expect(partnerOf("saga-blue")).toBe("vela-blue");
  const stuck = offered.filter(({ name, scheme }) => schemeOf(partnerOf(name)) === scheme);
  expect(stuck).toEqual([]);
});

/** A style sheet stores whole channels only. */
function asShown(colour: Rgb): Rgb {
  return opaque(toHex(colour));
}
