import type { SheetRule } from "virtual:client-manifest";
import { readCss, type Block } from "./css-rules.ts";

/**
 * The rules of a style sheet, each with what an element must have, and the page with it, for the rule to matter. What
 * matters only later is left out: on paper and under a pointer. The whole sheet is there by then.
 */
export function sheetRules(css: string): SheetRule[] {
  return readCss(css).flatMap(ruleOf);
}

function ruleOf(block: Block): SheetRule[] {
  if ("at" in block) return isForPaper(block.at) ? [] : [{ at: block.at, rules: block.blocks.flatMap(ruleOf) }];
  const selectors = block.selectors.filter((css) => !isLater(css)).map((css) => ({ css, needs: needsOf(css) }));
  return selectors.length === 0 ? [] : [{ selectors, declarations: block.declarations }];
}

const isForPaper = (at: string) => /^@media print\b/.test(at) || /^@page\b/.test(at);

const isLater = (selector: string) => /:hover\b|^@page\b/.test(withoutChoices(selector));

/**
 * `.card:not(.open) > .title[data-state="full"]:has(.x)` → `card`, `title`, `[data-state=full]`: what an element may be
 * besides is left out. Of attributes only `data-…` counts, because others change as soon as something is pressed.
 */
function needsOf(selector: string): string[] {
  const plain = withoutChoices(selector);
  const classes = plain.replaceAll(/\[[^\]]*\]/g, "").matchAll(/\.(-?[a-z_][\w-]*)/gi);
  const attributes = plain.matchAll(/\[(data-[\w-]+)(?:=(?:"([^"]*)"|([\w-]+)))?\]/g);
  return [
    ...Array.from(classes, ([, name]) => name!),
    ...Array.from(attributes, ([, name, quoted, bare]) => {
      const value = quoted ?? bare;
      return value === undefined ? `[${name}]` : `[${name}=${value}]`;
    }),
  ];
}

/** Without what stands in brackets after a colon. */
function withoutChoices(selector: string): string {
  let plain = selector;
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, "");
  }
  return plain;
}
