import { readableRule } from "./component-contrast.ts";
import { readCss, writeCss, type Block, type Rule } from "./css-rules.ts";
import type { ThemeTokens } from "./theme-tokens.ts";

/** Components that the staff area does not use; their rules would be two thirds of every sheet. */
const unused = new RegExp(
  `\\.p-(${[
    "accordion avatar breadcrumb card carousel cascadeselect colorpicker contextmenu datascroller dataview dock editor",
    "fieldset fileupload galleria image inplace inputotp listbox megamenu mention menubar metergroup orderlist",
    "organizationchart panel panelmenu password picklist rating scrollpanel scrolltop slidemenu slider speeddial",
    "splitbutton splitter stepper steps tabview terminal tieredmenu timeline toast tree treenode treeselect treetable",
    "tristatecheckbox multistatecheckbox knob virtualscroller",
  ]
    .join(" ")
    .replaceAll(" ", "|")})(?![a-z])`,
);

/** What our own type, or the page, decides. */
const notTheThemes = new Set(["font-family", "font-feature-settings", "font-variation-settings"]);

/**
 * A PrimeReact theme's sheet as the staff area loads it: only the components in use, readable everywhere, without fonts,
 * and in force only under the theme's name, so that one theme can be swapped for another once it has arrived.
 */
export function componentSheet(name: string, css: string, tokens: ThemeTokens): string {
  const scope = `[data-theme="${name}"]`;
  return `@layer primereact{${writeCss([rootOf(css, scope), ...dressed(readCss(css), scope, tokens)])}}\n`;
}

function dressed(blocks: readonly Block[], scope: string, tokens: ThemeTokens): Block[] {
  return blocks.flatMap((block): Block[] => {
    if ("at" in block) {
      // keyframes are known by their name in the whole page, and the same in every theme
      if (block.at.startsWith("@keyframes")) return [block];
      const blocks = dressed(block.blocks, scope, tokens);
      return block.at.startsWith("@layer") ? blocks : blocks.length > 0 ? [{ at: block.at, blocks }] : [];
    }
    if (block.selectors[0]?.startsWith("@")) return [];
    const selectors = block.selectors.filter((each) => each !== ":root" && each !== "*" && !unused.test(each));
    const declarations = block.declarations.filter(([property]) => !notTheThemes.has(property));
    if (selectors.length === 0 || declarations.length === 0) return [];
    const rule = readableRule({ selectors, declarations }, tokens);
    return [{ ...rule, selectors: selectors.map((each) => `${scope} ${each}`) }];
  });
}

/** The few variables that components read. */
function rootOf(css: string, scope: string): Rule {
  const wanted = ["maskbg", "border-radius", "content-padding", "inline-spacing"];
  const declarations = wanted.flatMap((name) => {
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
    return value ? [[`--${name}`, value] as const] : [];
  });
  return { selectors: [scope], declarations };
}
