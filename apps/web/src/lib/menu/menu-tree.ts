import type { MainMenuItem, SubMenuItem } from "@time-event/contract/sign-in";
import type { Menu } from "./read-menu.ts";

export interface MenuGroup extends MainMenuItem {
  readonly items: readonly SubMenuItem[];
}

/** The two levels of the menu: an item belongs to the group whose `componentCode` is its `parentId`. */
export function menuTree({ main, sub }: Menu): MenuGroup[] {
  return main.map((group) => ({ ...group, items: sub.filter(({ parentId }) => parentId === group.componentCode) }));
}

/**
 * The item of the page at an address: the item whose link matches most of the path, and then most of the query. A link
 * with a query leads only to a page that is shown with all of that query.
 * @example itemAt(menu.sub, { pathname: "/manage/entries", search: "?text=7&sort=bib" })
 */
export function itemAt(
  sub: readonly SubMenuItem[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
): SubMenuItem | undefined {
  const shown = new URLSearchParams(search);
  const above = sub.flatMap((item) => {
    const { path, query } = partsOf(item.urlLink);
    const isAbove = path === pathname || (path.length > 1 && pathname.startsWith(`${path}/`));
    return isAbove && query.every(([name, value]) => shown.getAll(name).includes(value)) ? [{ item, path, query }] : [];
  });
  return above.toSorted((a, b) => b.path.length - a.path.length || b.query.length - a.query.length)[0]?.item;
}

function partsOf(urlLink: string): { readonly path: string; readonly query: [string, string][] } {
  const [, path = "", search = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(urlLink) ?? [];
  return { path: path.replace(/(.)\/$/, "$1"), query: [...new URLSearchParams(search)] };
}

/** `page`: on this site; `elsewhere`: opens a new tab; `none`: no target, so clicks are ignored. */
export type LinkKind = "page" | "elsewhere" | "none";

export function linkKind(urlLink: string, pageExists: (path: string) => boolean): LinkKind {
  if (/^https?:\/\//i.test(urlLink)) return "elsewhere";
  return /^\/(?!\/)/.test(urlLink) && pageExists(urlLink) ? "page" : "none";
}

/** The class of an item's icon; a plain dot for an unknown one. */
export function iconClass(icon: string): string {
  return /^pi pi-[a-z0-9-]+$/.test(icon) ? icon : "pi pi-circle";
}
