import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

/** Puts a `.br` beside every text file of the client's build, as small as it gets: the server only sends it. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        if (/\.(js|css|svg)$/.test(name)) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
      }
    },
  };
}
