import { parse, type ChildNode, type Container } from "postcss";

export interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** What stands at one level of a style sheet: rules, or an at-rule with more of them in it. */
export type Block = Rule | { readonly at: string; readonly blocks: readonly Block[] };

/** Reads a style sheet; what is no block (`@charset`) is left out. */
export function readCss(css: string): Block[] {
  return blocksOf(parse(css));
}

function blocksOf({ nodes = [] }: Container): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === "rule") return [{ selectors: node.selectors, declarations: declarationsOf(node.nodes) }];
    if (node.type !== "atrule" || !node.nodes) return [];
    const at = `@${node.name} ${node.params}`.trim().replace(/\s+/g, " ");
    const holdsRules = node.nodes.some(({ type }) => type === "rule" || type === "atrule");
    return [
      holdsRules ? { at, blocks: blocksOf(node) } : { selectors: [at], declarations: declarationsOf(node.nodes) },
    ];
  });
}

function declarationsOf(nodes: readonly ChildNode[]): Rule["declarations"] {
  return nodes.flatMap((node) =>
    node.type === "decl" ? [[node.prop, node.value + (node.important ? " !important" : "")] as const] : [],
  );
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
