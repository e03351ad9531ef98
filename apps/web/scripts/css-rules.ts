export interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** What stands at one level of a style sheet: rules, or an at-rule with more of them in it. */
export type Block = Rule | { readonly at: string; readonly blocks: readonly Block[] };

/** Reads a style sheet as Sass writes it: no semicolon or brace in a string, no nested rules. */
export function readCss(css: string): Block[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const blocks: Block[] = [];
  let from = 0;
  while (true) {
    const open = text.indexOf("{", from);
    if (open < 0) return blocks;
    const end = closing(text, open);
    const head = text.slice(from, open).trim().replace(/\s+/g, " ");
    const inside = text.slice(open + 1, end);
    blocks.push(
      head.startsWith("@") && inside.includes("{") ? { at: head, blocks: readCss(inside) } : readRule(head, inside),
    );
    from = end + 1;
  }
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`no end to the block at ${open}`);
}

function readRule(head: string, inside: string): Rule {
  const declarations = inside.split(/;(?![^(]*\))/).flatMap((line) => {
    const colon = line.indexOf(":");
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
  });
  return { selectors: splitSelectors(head), declarations };
}

// A comma in `:is(a, b)` parts no selectors.
function splitSelectors(head: string): string[] {
  return head.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** Writes blocks without a byte too many. */
export function writeCss(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      "at" in block
        ? `${block.at}{${writeCss(block.blocks)}}`
        : `${block.selectors.join(",")}{${block.declarations.map((pair) => pair.join(":")).join(";")}}`,
    )
    .join("");
}
