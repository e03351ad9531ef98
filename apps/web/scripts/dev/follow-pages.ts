import type { Plugin } from "vite";

/** Tells open pages of changes that Vite alone would not tell them of, and not of those after which the server restarts. */
export function followPages(): Plugin {
  return {
    name: "follow-pages",
    hotUpdate({ file, modules, server }) {
      const isClient = this.environment.name === "client";
      // contract and domain: the page is loaded anew when the server answers again, not while it does not
      if (/\/packages\/[^/]+\/src\//.test(file)) return isClient ? [] : undefined;
      // what only renders: the browser has no module to replace
      const { hot, moduleGraph } = server.environments.client;
      const isKnown = (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      if (!isClient && modules.length > 0 && !isKnown) hot.send({ type: "full-reload" });
      return undefined;
    },
  };
}
