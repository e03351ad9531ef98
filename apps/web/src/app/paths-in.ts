import type { RouteObject } from "react-router";

/**
 * The paths of the pages below a route, without paths that have a parameter, such as `/clubs/:id`.
 * @example pathsIn({ path: "/", children: [{ path: "config", children: [{ path: "users" }] }] }) // ["/config/users"]
 */
export function pathsIn(route: RouteObject, above = ""): string[] {
  const path = [above, route.path].filter(Boolean).join("/").replace(/\/+/g, "/");
  if (path.includes(":")) return [];
  if (!route.children) return [path || "/"];
  return [...new Set(route.children.flatMap((child) => pathsIn(child, path)))];
}
