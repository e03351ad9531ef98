import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "virtual:client-manifest";
import type { Plugin } from "vite";
import { devManifest } from "./dev/dev-manifest.ts";
import { sheetRules } from "./sheet-rules.ts";

const name = "virtual:client-manifest";

/** Where the builds of the client write the names of their files: see light-pages.ts. */
export const manifestFiles = {
  whole: ".vite/manifest.json",
  "light-th": ".vite/light-th.json",
  "light-en": ".vite/light-en.json",
} as const;

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: build the client before the server`);
  return readFileSync(file, "utf8");
}

/** Gives the server build the names of the client's files, so that a page can link exactly what it needs. */
export function clientManifest(): Plugin {
  let root = "";
  /** The sheets that public pages link, as rules that can be told apart. */
  const sheetsOf = (manifests: readonly string[]) => {
    const chunks = manifests.flatMap((text) => Object.values(JSON.parse(text) as Manifest));
    const files = new Set(chunks.flatMap(({ css = [] }) => css));
    return Object.fromEntries([...files].map((file) => [file, sheetRules(read(join(root, "dist/client", file)))]));
  };
  let isBuilt = true;
  return {
    name: "client-manifest",
    configResolved(config) {
      root = config.root;
      isBuilt = config.command === "build";
    },
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    load(id) {
      if (id !== `\0${name}`) return undefined;
      if (!isBuilt) return devManifest;
      const [whole, th, en] = Object.values(manifestFiles).map((name) => read(join(root, "dist/client", name)));
      return `export const whole = ${whole};\nexport const light = { th: ${th}, en: ${en} };
export const sheets = ${JSON.stringify(sheetsOf([th!, en!]))};`;
    },
  };
}
