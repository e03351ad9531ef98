import type { SheetRule } from "virtual:client-manifest";

/** The rules of a sheet that elements of a page can match as it is served, to stand in a `style` element. */
export function usedRules(html: string, rules: readonly SheetRule[]): string {
  const classes = new Set<string>();
  for (const [, names] of html.matchAll(/ class="([^"]*)"/g)) for (const name of names!.split(" ")) classes.add(name);
  const write = (rule: SheetRule): string => {
    if ("at" in rule) {
      const inner = rule.rules.map(write).join("");
      return inner && `${rule.at}{${inner}}`;
    }
    return rule.needs.some((needed) => needed.every((name) => classes.has(name))) ? rule.css : "";
  };
  return rules.map(write).join("").replaceAll("</", "<\\/");
}
