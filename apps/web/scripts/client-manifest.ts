import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { devManifest } from "./dev/dev-manifest.ts";

const name = "virtual:client-manifest";

/** Gives the server build the names of the client's files, so that a page can link exactly what it needs. */
export function clientManifest(): Plugin {
  let root = "";
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
      const file = join(root, "dist/client/.vite/manifest.json");
      if (!existsSync(file)) throw new Error(`${file} is missing: build the client before the server`);
      return `export default ${readFileSync(file, "utf8")}`;
    },
  };
}
