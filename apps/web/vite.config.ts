import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientManifest } from "./scripts/client-manifest.ts";
import { publicGroup } from "./scripts/public-group.ts";
import { namedMedia } from "./scripts/named-media.ts";
import { primeReactPolicy, woff2Only } from "./scripts/primereact-policy.ts";
import { themeSheets } from "./scripts/theme-sheets.ts";

/** `vite build` makes dist/client; `vite build --ssr …/entry-server.tsx --outDir dist/server` then reads its manifest. */
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), themeSheets(), primeReactPolicy(), woff2Only(), clientManifest()],
  css: { postcss: { plugins: [namedMedia] } },
  build: {
    outDir: "dist/client",
    manifest: true,
    // Fonts, icons and theme sheets stay files of their own: a strict policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: "src/app/entry-client.ts",
      // The server knows all theme sheets anyway; only the browser loads their names when somebody changes the theme.
      checks: { ineffectiveDynamicImport: false },
      // What public pages share is one script, and all their sheets together are one file of a few kilobytes: on a slow
      // phone each file more is a round trip before the first paint.
      output: {
        codeSplitting: {
          groups: [
            // what starts the app is all that a page fetches before the visitor moves: it brings nothing along
            { name: "start", test: /vite\/preload-helper|session\/ended-sign-in/, priority: 2 },
            { name: publicGroup, debugName: "public", priority: 1 },
            { name: "form", test: /web\/src\/ui\/form\//, priority: 0 },
          ],
        },
      },
    },
  },
  // One self-contained file: React's production build is chosen here and not by the server's environment.
  ...(command === "build" && { ssr: { noExternal: true } }),
}));
