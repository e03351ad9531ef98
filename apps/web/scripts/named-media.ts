import type { Plugin } from "postcss";
import { breakpoints } from "../src/ui/breakpoints.ts";

/** Puts the width in the place of a breakpoint's name, so that browsers see none: `@media (--phone)`. */
export const namedMedia: Plugin = {
  postcssPlugin: "named-media",
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
        const query = (breakpoints as Readonly<Record<string, string>>)[name];
        if (!query) throw rule.error(`No breakpoint is called --${name}: see ui/breakpoints.ts.`);
        return query;
      });
    },
  },
};
