/** An item of the side menu; a sub-item belongs to the main item whose code is its `parentCode`. */
export interface MenuItem {
  readonly componentCode: string;
  readonly parentCode: string | null;
  /** Null: everybody who signs in. */
  readonly permission: string | null;
}

/**
 * The items that somebody sees: the sub-items whose right they hold, and of the main items those that have one left.
 * @example
 * menuFor([
 *   { componentCode: "config", parentCode: null, permission: null },
 *   { componentCode: "users", parentCode: "config", permission: "users_edit" },
 * ], new Set()) // { main: [], sub: [] }
 */
export function menuFor<Item extends MenuItem>(
  items: readonly Item[],
  permitted: ReadonlySet<string>,
): { main: Item[]; sub: (Item & { readonly parentCode: string })[] } {
  const sub = items.filter(
    (item): item is Item & { readonly parentCode: string } =>
      item.parentCode !== null && (item.permission === null || permitted.has(item.permission)),
  );
  const parents = new Set(sub.map(({ parentCode }) => parentCode));
  const main = items.filter(({ parentCode, componentCode }) => parentCode === null && parents.has(componentCode));
  return { main, sub };
}

/**
 * May a menu's item lead there? To a page of this site, by its path, or to another site over https. Empty: nowhere yet.
 * @example isMenuLink("javascript:alert(1)") // false
 */
export function isMenuLink(link: string): boolean {
  return (
    link === "" ||
    /^\/(?!\/)[\w\-./]*(\?[\w\-.~%&=+,]*)?$/.test(link) ||
    /^https:\/\/[^\s\\/@:]+(:\d+)?(\/[^\s\\]*)?$/.test(link)
  );
}
