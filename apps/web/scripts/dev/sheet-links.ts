import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { devBase } from "./seam.ts";

/**
 * Links to the sheets that these modules import, in the order in which they would be imported. Vite knows each by its
 * id: it is changed in place, and not added again by the module that imports it.
 */
export async function sheetLinks(vite: ViteDevServer, modules: readonly string[]): Promise<string[]> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  for (const module of modules) await collectSheets(vite, `/${module}`, sheets, seen);
  const link = (url: string) => {
    const id = url.startsWith("/@fs/") ? url.slice("/@fs".length) : join(vite.config.root, url);
    return `<link rel="stylesheet" data-vite-dev-id="${id}" href="${devBase}${url.slice(1)}">`;
  };
  return [...sheets].map(link);
}

async function collectSheets(vite: ViteDevServer, url: string, sheets: Set<string>, seen: Set<string>): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const made = await vite.environments.ssr.transformRequest(url).catch(() => null);
  const later = new Set(made?.dynamicDeps);
  for (const imported of made?.deps ?? []) {
    if (imported.endsWith(".css")) sheets.add(imported);
    else if (imported.startsWith("/src/") && !later.has(imported) && !imported.includes("?"))
      await collectSheets(vite, imported, sheets, seen);
  }
}
