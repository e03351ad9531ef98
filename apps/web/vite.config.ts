import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientManifest } from "./scripts/client-manifest.ts";
import { precompress } from "./scripts/precompress.ts";
import { themeSheets } from "./scripts/theme-sheets.ts";

/** `vite build` makes dist/client; `vite build --ssr …/entry-server.tsx --outDir dist/server` then reads its manifest. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), themeSheets(), clientManifest(), precompress()],
  build: {
    outDir: "dist/client",
    manifest: true,
    // Fonts, icons and theme sheets stay files of their own: a strict policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: "src/app/entry-client.ts",
      // What every page uses is one file with one sheet, not a dozen small ones that a slow phone waits for in turn.
      output: { codeSplitting: { groups: [{ name: "shared", test: /src\/(ui(?!\/themes|\/dialog)|lib)\// }] } },
    },
  },
  // One self-contained file: React's production build is chosen here and not by the server's environment.
  ssr: { noExternal: true },
});
