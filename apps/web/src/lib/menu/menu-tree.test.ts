import { expect, test } from "vitest";
import { iconClass, itemAt, linkKind, menuTree } from "./menu-tree.ts";

const main = [
  { componentCode: "dashboard", componentName: "ภาพรวม" },
  { componentCode: "manage", componentName: "จัดการงาน" },
];
const item = (parentId: string, urlLink: string) => ({ parentId, urlLink, componentName: urlLink, icon: "pi pi-home" });
const sub = [
  item("manage", "/manage/events"),
  item("dashboard", "/"),
  item("manage", "/manage"),
  item("lost", "/lost"),
];

test("an item belongs to the main one whose code is its parentId, in the order given", () => {
  expect(menuTree({ main, sub }).map(({ items }) => items.map(({ urlLink }) => urlLink))).toEqual([
    ["/"],
    ["/manage/events", "/manage"],
  ]);
});

test("the active item is the one that leads nearest to the page", () => {
  expect(itemAt(sub, "/")?.urlLink).toBe("/");
  expect(itemAt(sub, "/manage/events/7/categories")?.urlLink).toBe("/manage/events");
  expect(itemAt(sub, "/manage/eventsful")?.urlLink).toBe("/manage");
  expect(itemAt(sub, "/profile")).toBeUndefined();
});

test("a link leads to a page, elsewhere, or nowhere", () => {
  const exists = (path: string) => path !== "/manage/gone";
  expect(linkKind("/manage", exists)).toBe("page");
  expect(linkKind("https://example.org", exists)).toBe("elsewhere");
  const nowhere = ["", "/manage/gone", "//evil.example", "javascript:alert(1)", "manage"];
  expect(nowhere.filter((link) => linkKind(link, exists) !== "none")).toEqual([]);
});

test("only a class of an icon becomes one", () => {
  expect(iconClass("pi pi-chart-line")).toBe("pi pi-chart-line");
  expect(iconClass("danger other")).toBe("pi pi-circle");
});
