import type { RouteObject } from "react-router";

/**
 * The modules of all pages. Each is its own chunk. Its name is its path under src/features and also the id of its route,
 * by which the server finds the chunk's files. Public pages' scripts know public pages alone: see scripts/light-pages.ts.
 */
export const pageModules = import.meta.glob<Partial<RouteObject>>(["../features/*/*-page.tsx"]);
