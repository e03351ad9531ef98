import type { MenuMainItem } from "@time-event/contract/menu";
import { expect, test } from "vitest";
import { freshCode, moveGroup, moveItem, stepOf } from "./menu-order.ts";

const name = { th: "", en: "" };
const group = (componentCode: string, items: string[]): MenuMainItem => ({
  componentCode,
  name,
  items: items.map((code) => ({ componentCode: code, name, icon: "", urlLink: "", permission: null })),
});
const menu = [group("a", ["a1", "a2", "a3"]), group("b", []), group("c", ["c1"])];
const shown = (of: readonly MenuMainItem[]) =>
  of.map(({ componentCode, items }) => [componentCode, ...items.map((item) => item.componentCode)].join(" "));

test("an item moves within its group, down and up", () => {
  expect(shown(moveItem(menu, { group: 0, item: 0 }, { group: 0, item: 2 }))[0]).toBe("a a2 a3 a1");
  expect(shown(moveItem(menu, { group: 0, item: 2 }, { group: 0, item: 0 }))[0]).toBe("a a3 a1 a2");
});

test("an item moves into another group", () => {
  expect(shown(moveItem(menu, { group: 0, item: 1 }, { group: 2, item: 0 }))).toEqual(["a a1 a3", "b", "c a2 c1"]);
});

test("one step past the end leads into the next group, and no further than the last", () => {
  expect(stepOf(menu, { group: 0, item: 0 }, 1)).toEqual({ group: 0, item: 1 });
  expect(stepOf(menu, { group: 0, item: 2 }, 1)).toEqual({ group: 1, item: 0 });
  expect(stepOf(menu, { group: 2, item: 0 }, -1)).toEqual({ group: 1, item: 0 });
  expect(stepOf(menu, { group: 2, item: 0 }, 1)).toBeUndefined();
  expect(stepOf(menu, { group: 0, item: 0 }, -1)).toBeUndefined();
});

test("a group moves with what is in it", () => {
  expect(shown(moveGroup(menu, 2, 0))).toEqual(["c c1", "a a1 a2 a3", "b"]);
  expect(shown(moveGroup(menu, 0, -1))).toEqual(shown(menu));
});

test("a new item takes the first code that is free", () => {
  expect(freshCode([group("group-1", ["item-1", "item-2"])], "item")).toBe("item-3");
});
