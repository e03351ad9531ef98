import type { SheetRule } from "virtual:client-manifest";

type Written = readonly [property: string, value: string];
type Kept = { readonly selectors: string; readonly declarations: readonly Written[] } | Group;
interface Group {
  readonly at: string;
  readonly rules: readonly Kept[];
}

/**
 * The rules of a sheet that elements of a page can match as it is served, to stand in a `style` element: without variables
 * and movements that none of them names.
 */
export function usedRules(html: string, rules: readonly SheetRule[]): string {
  const kept = matching(rules, namesIn(html));
  const { values, variables } = split(kept);
  const used = usedVariables(`${values}${html}`, variables);
  return write(kept, used, values).replaceAll("</", "<\\/");
}

/** The classes of a page, and its `data-…` as `[data-state]` and `[data-state=full]`. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, classes] of html.matchAll(/ class="([^"]*)"/g)) for (const name of classes!.split(" ")) names.add(name);
  for (const [, name, value] of html.matchAll(/ (data-[\w-]+)(?:="([^"]*)")?/g)) {
    names.add(`[${name}]`).add(`[${name}=${value ?? ""}]`);
  }
  return names;
}

function matching(rules: readonly SheetRule[], names: ReadonlySet<string>): Kept[] {
  return rules.flatMap((rule): Kept[] => {
    if ("at" in rule) {
      const inner = matching(rule.rules, names);
      return inner.length === 0 ? [] : [{ at: rule.at, rules: inner }];
    }
    const selectors = rule.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
    const written = selectors.map(({ css }) => css).join(",");
    return selectors.length === 0 ? [] : [{ selectors: written, declarations: rule.declarations }];
  });
}

/** All values that are no variable's, and what each variable is made of. */
function split(kept: readonly Kept[]) {
  let values = "";
  const variables = new Map<string, string>();
  const collect = (rules: readonly Kept[]) => {
    for (const rule of rules) {
      if ("at" in rule) collect(rule.rules);
      else {
        for (const [property, value] of rule.declarations) {
          if (isVariable(property)) variables.set(property, `${variables.get(property) ?? ""} ${value}`);
          else values += `${value} `;
        }
      }
    }
  };
  collect(kept);
  return { values, variables };
}

const isVariable = (property: string) => property.startsWith("--");

/** Those that a text names, and those that these are made of. */
function usedVariables(text: string, variables: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>();
  const take = (from: string) => {
    for (const [, name] of from.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (used.has(name!)) continue;
      used.add(name!);
      take(variables.get(name!) ?? "");
    }
  };
  take(text);
  return used;
}

function write(kept: readonly Kept[], used: ReadonlySet<string>, values: string): string {
  return kept
    .map((rule) => {
      if ("at" in rule) {
        const movement = /^@keyframes (.+)$/.exec(rule.at)?.[1];
        if (movement !== undefined && !values.includes(movement)) return "";
        const inner = write(rule.rules, used, values);
        return inner && `${rule.at}{${inner}}`;
      }
      const declarations = rule.declarations.filter(([property]) => !isVariable(property) || used.has(property));
      const written = declarations.map((pair) => pair.join(":")).join(";");
      return written && `${rule.selectors}{${written}}`;
    })
    .join("");
}
