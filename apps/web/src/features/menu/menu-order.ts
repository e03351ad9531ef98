import type { MenuMainItem, MenuSubItem } from "@time-event/contract/menu";

/** Position of an item: its group, and its place in the group. */
export interface ItemPlace {
  readonly group: number;
  readonly item: number;
}

type Menu = readonly MenuMainItem[];

/**
 * Moves an item to another position.
 * @example moveItem(menu, { group: 0, item: 2 }, { group: 1, item: 0 })
 */
export function moveItem(menu: Menu, from: ItemPlace, to: ItemPlace): MenuMainItem[] {
  const moved = menu[from.group]?.items[from.item];
  if (!moved) return [...menu];
  const without = menu.map((group, at) =>
    at === from.group ? { ...group, items: group.items.filter((_, index) => index !== from.item) } : group,
  );
  return without.map((group, at) =>
    at === to.group ? { ...group, items: group.items.toSpliced(to.item, 0, moved) } : group,
  );
}

/** The position of an item after one step up or down; past the end of its group it enters the next one. */
export function stepOf(menu: Menu, { group, item }: ItemPlace, by: -1 | 1): ItemPlace | undefined {
  const to = item + by;
  if (to >= 0 && to < menu[group]!.items.length) return { group, item: to };
  const next = menu[group + by];
  return next && { group: group + by, item: by === 1 ? 0 : next.items.length };
}

export function moveGroup(menu: Menu, from: number, to: number): MenuMainItem[] {
  const moved = menu[from];
  return moved && to >= 0 && to < menu.length ? menu.toSpliced(from, 1).toSpliced(to, 0, moved) : [...menu];
}

export function replaceItem(menu: Menu, place: ItemPlace, item: MenuSubItem): MenuMainItem[] {
  return menu.map((group, at) =>
    at === place.group ? { ...group, items: group.items.with(place.item, item) } : group,
  );
}

/** A code that no item uses. @example freshCode(menu, "item") // "item-3" */
export function freshCode(menu: Menu, kind: "group" | "item"): string {
  const taken = new Set(
    menu.flatMap((group) => [group.componentCode, ...group.items.map((item) => item.componentCode)]),
  );
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}
