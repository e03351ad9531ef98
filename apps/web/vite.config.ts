import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientManifest, manifestFiles } from "./scripts/client-manifest.ts";
import { isLightMode, lightPages } from "./scripts/light-pages.ts";
import { lightGroups, wholeGroups } from "./scripts/public-group.ts";
import { namedMedia } from "./scripts/named-media.ts";
import { primeReactPolicy, woff2Only } from "./scripts/primereact-policy.ts";
import { themeSheets } from "./scripts/theme-sheets.ts";

/**
 * `vite build` makes dist/client; `vite build --mode light-th` and `light-en` add the scripts of public pages to it;
 * `vite build --ssr …/entry-server.tsx --outDir dist/server` then reads the manifests of all three.
 */
export default defineConfig(({ command, mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    isLightMode(mode) && lightPages(mode),
    react(),
    themeSheets(),
    primeReactPolicy(),
    woff2Only(),
    clientManifest(),
  ],
  css: { postcss: { plugins: [namedMedia] } },
  build: {
    outDir: "dist/client",
    emptyOutDir: !isLightMode(mode),
    manifest: isLightMode(mode) ? manifestFiles[mode] : manifestFiles.whole,
    // Fonts, icons and theme sheets stay files of their own: a strict policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: "src/app/entry-client.ts",
      // The server knows all theme sheets anyway; only the browser loads their names when somebody changes the theme.
      checks: { ineffectiveDynamicImport: false },
      // The sheets of all public pages together are one file of a few kilobytes: on a slow phone each file more is a round
      // trip before the first paint.
      output: { codeSplitting: { groups: isLightMode(mode) ? lightGroups : wholeGroups } },
    },
  },
  // Self-contained, and with React's production build: Vite leaves it to the server's environment otherwise.
  ...(command === "build" && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}));
