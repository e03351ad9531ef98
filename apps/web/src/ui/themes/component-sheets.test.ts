import { describe, expect, test } from "vitest";
import { contrast, readColour, type Rgb } from "../../../scripts/colour.ts";
import { componentSheet } from "../../../scripts/component-sheet.ts";
import { readCss, type Block, type Rule } from "../../../scripts/css-rules.ts";
import { readThemes } from "../../../scripts/theme-sheets.ts";

const themes = [...readThemes()].map(([name, { css, tokens }]) => ({
  name,
  tokens,
  sheet: componentSheet(name, css, tokens),
}));

function rulesOf(blocks: readonly Block[]): Rule[] {
  return blocks.flatMap((block) =>
    "at" in block ? (block.at.startsWith("@keyframes") ? [] : rulesOf(block.blocks)) : [block],
  );
}

describe.each(themes)("components in $name", ({ name, tokens: { colours }, sheet }) => {
  const rules = rulesOf(readCss(sheet));
  const declared = ({ declarations }: Rule, property: string, under: Rgb) =>
    readColour(new Map(declarations).get(property) ?? "", under);

  test("every text reaches AA on the fill that is laid under it", () => {
    const faint = rules.flatMap((rule) => {
      const text = declared(rule, "color", colours.surface);
      const fill = declared(rule, "background", colours.surface) ?? declared(rule, "background-color", colours.surface);
      return text && fill && contrast(text, fill) < 4.5 ? [rule.selectors.join(",")] : [];
    });
    expect(faint).toEqual([]);
  });

  test.each([".p-button.p-button-outlined", ".p-button.p-button-text", ".p-error", ".p-inputtext::placeholder"])(
    "%s reaches AA on the page itself",
    (selector) => {
      const texts = rules
        .filter(({ selectors }) => selectors.includes(`[data-theme="${name}"] ${selector}`))
        .map((rule) => declared(rule, "color", colours.surface))
        .filter((text) => text !== null);
      const faint = texts.filter(
        (text) => Math.min(contrast(text, colours.surface), contrast(text, colours.ground)) < 4.5,
      );
      expect(faint).toEqual([]);
    },
  );

  test("the edge of a text field is seen", () => {
    const fields = rules.filter(({ selectors }) => selectors.includes(`[data-theme="${name}"] .p-inputtext`));
    const edges = fields
      .map(({ declarations }) => new Map(declarations).get("border")?.replace(/^\S+ solid /, "") ?? "")
      .map((edge) => readColour(edge, colours.surface))
      .filter((edge) => edge !== null);
    expect(edges.filter((edge) => contrast(edge, colours.surface) < 3)).toEqual([]);
  });

  test("is in force under its own name only, asks for no font, and leaves out what is not used", () => {
    const foreign = rules
      .flatMap(({ selectors }) => selectors)
      .filter((each) => !each.startsWith(`[data-theme="${name}"]`));
    expect(foreign).toEqual([]);
    expect(sheet).not.toMatch(/@font-face|url\(|font-family|\.p-galleria/);
  });
});
