import type { SheetRule } from "virtual:client-manifest";
import { readCss, writeCss, type Block } from "./css-rules.ts";

/** The rules of a style sheet, each with the classes without which no element of a page can match it. */
export function sheetRules(css: string): SheetRule[] {
  return readCss(css).map(ruleOf);
}

function ruleOf(block: Block): SheetRule {
  if ("at" in block) return { at: block.at, rules: block.blocks.map(ruleOf) };
  return { css: writeCss([block]), needs: block.selectors.map(classesOf) };
}

/** `.card:not(.open) > .title[data-x=".y"]` → `card`, `title`: what an element may be besides is left out. */
function classesOf(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, "");
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, "");
  }
  return [...plain.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!);
}
