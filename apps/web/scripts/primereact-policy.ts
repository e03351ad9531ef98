import type { Plugin } from "vite";

/**
 * PrimeReact fills the style elements that it makes with `innerHTML`, and empties others so. Our pages' policy allows no
 * text to become markup, and none of these is: it is put in as text.
 */
export function primeReactPolicy(): Plugin {
  return {
    name: "primereact-policy",
    transform(code, id) {
      if (!/\/primereact\/[^?]*\.js$/.test(id) || !code.includes(".innerHTML")) return undefined;
      return { code: code.replaceAll(/\.innerHTML(?= =[^=])/g, ".textContent"), map: null };
    },
  };
}
