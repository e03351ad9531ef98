/** An item of the side menu; a sub-item belongs to the main item whose code is its `parentCode`. */
export interface MenuItem {
  readonly componentCode: string;
  readonly parentCode: string | null;
  /** Null: everybody who signs in. */
  readonly permission: string | null;
}

/**
 * The items that somebody sees: the sub-items that their rights allow, and the main items that still have a sub-item.
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
 * May a menu item link to this address? Allowed: a path of this site, an https address, or an empty text (no link yet).
 * @example isMenuLink("javascript:alert(1)") // false
 */
export function isMenuLink(link: string): boolean {
  return (
    link === "" ||
    /^\/(?!\/)[\w\-./]*(\?[\w\-.~%&=+,]*)?$/.test(link) ||
    /^https:\/\/[^\s\\/@:]+(:\d+)?(\/[^\s\\]*)?$/.test(link)
  );
}
