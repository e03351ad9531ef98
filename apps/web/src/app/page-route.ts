import type { Permission } from "@time-event/domain/access/permissions";
import type { RouteObject } from "react-router";
import type { PageHandle } from "../lib/page/page-handle.ts";
import { pageModules } from "./page-modules.ts";

/** A page that the server renders. @example page("landing", "landing/landing-page") */
export function page(path: string, name: string): RouteObject {
  return { id: name, path, lazy: loadPage(name) };
}

const aliveAtOnce: PageHandle = { alive: () => true, staff: true };

/**
 * A page inside the staff shell. Only the browser has its code: the server sends the shell's skeleton, and its script
 * runs at once. `children` are the pages that it frames.
 * @param right who lacks it reads that instead of the page, which then asks the server nothing. Null: all staff see it
 * @example staffPage("jobs", "jobs/jobs-page", "settings_edit")
 */
export function staffPage(
  path: string,
  name: string,
  right: Permission | null,
  children: RouteObject[] = [],
): RouteObject {
  const load = loadPage(name);
  const handle: PageHandle = { ...aliveAtOnce, right };
  const lazy = async () => ({ Component: (await load()).Component });
  return { id: name, path, children, handle, ...(!import.meta.env.SSR && { lazy }) };
}

function loadPage(name: string) {
  const load = pageModules[`../features/${name}.tsx`];
  if (!load) throw new Error(`no page ${name}`);
  return async () => pickRouteProps(await load());
}

// A page module may have exports that a route does not know.
function pickRouteProps({ loader, action, shouldRevalidate, Component, handle }: Partial<RouteObject>) {
  const given = { ...(loader && { loader }), ...(action && { action }), ...(shouldRevalidate && { shouldRevalidate }) };
  return { Component, handle, ...given } as {
    Component: NonNullable<typeof Component>;
  };
}
