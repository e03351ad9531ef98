import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/**
 * `vite build --config connector.config.ts` adds the connector (apps/server/src/connector) to dist/client, as the one file that
 * organisers download and start with their own Node.
 */
export default defineConfig({
  root: fileURLToPath(new URL("../server", import.meta.url)),
  publicDir: false,
  build: {
    ssr: "src/connector/main.ts",
    outDir: fileURLToPath(new URL("dist/client", import.meta.url)),
    emptyOutDir: false,
    target: "node20",
    rollupOptions: { output: { entryFileNames: "time-event-connector.mjs" } },
  },
  ssr: { noExternal: true },
});
