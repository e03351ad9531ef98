import type { MainMenuItem, SubMenuItem } from "@time-event/contract/sign-in";

export interface MenuGroup extends MainMenuItem {
  readonly items: readonly SubMenuItem[];
}

/** The two levels of the menu: an item belongs to the group whose `componentCode` is its `parentId`. */
export function menuTree({
  main,
  sub,
}: {
  readonly main: readonly MainMenuItem[];
  readonly sub: readonly SubMenuItem[];
}): MenuGroup[] {
  return main.map((group) => ({ ...group, items: sub.filter(({ parentId }) => parentId === group.componentCode) }));
}

/** The item of the page at a path: the item whose link matches most of the path. */
export function itemAt(sub: readonly SubMenuItem[], path: string): SubMenuItem | undefined {
  const above = sub.filter(({ urlLink }) => urlLink === path || (urlLink.length > 1 && path.startsWith(`${urlLink}/`)));
  return above.toSorted((a, b) => b.urlLink.length - a.urlLink.length)[0];
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
