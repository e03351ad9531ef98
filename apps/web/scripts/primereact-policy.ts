import type { Plugin } from "vite";

/** What PrimeReact puts into the page as markup, and how it gets there as text. None of it has any markup in it. */
const asText: readonly (readonly [markup: RegExp, text: string])[] = [
  // style elements that it fills, other elements that it empties
  [/\.innerHTML(?= =[^=])/g, ".textContent"],
  // the label of a button that has none
  [/dangerouslySetInnerHTML: \{\s*__html: ['"]&nbsp;['"]\s*\}/g, 'children: "\\u00a0"'],
];

/** Our pages' policy allows no text to become markup (Trusted Types); PrimeReact is taught to do without. */
export function primeReactPolicy(): Plugin {
  const plugin = {
    name: "primereact-policy",
    transform(code: string, id: string) {
      if (!/\/primereact\/[^?]*\.js$/.test(id) || !/innerHTML/i.test(code)) return undefined;
      return { code: asText.reduce((done, [markup, text]) => done.replaceAll(markup, text), code), map: null };
    },
  };
  // the development server bundles packages ahead, by plugins of their own
  return { ...plugin, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }) };
}

/** Of the icons' font only the format that every browser reads; the others are half a megabyte. */
export function woff2Only(): Plugin {
  return {
    name: "woff2-only",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/primeicons.css")) return undefined;
      const woff2 = /url\((['"]?)[^)]*\.woff2\1\)/.exec(code)?.[0];
      if (!woff2) throw new Error("primeicons has no woff2");
      const face = `@font-face { font-family: "primeicons"; font-display: block; src: ${woff2} format("woff2"); }`;
      return { code: code.replace(/@font-face\s*\{[^}]*\}/, face), map: null };
    },
  };
}
