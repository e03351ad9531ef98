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
  const linkAt = (pathname: string) => itemAt(sub, { pathname, search: "" })?.urlLink;
  expect(linkAt("/")).toBe("/");
  expect(linkAt("/manage/events/7/categories")).toBe("/manage/events");
  expect(linkAt("/manage/eventsful")).toBe("/manage");
  expect(linkAt("/profile")).toBeUndefined();
});

test("an item whose link has a query is active while the page is shown with that query", () => {
  const items = [
    ...sub,
    item("manage", "/manage/entries?status=no_bib"),
    item("manage", "/manage/entries"),
    item("report", "/report/audit/?kind=user&who=%E0%B8%99%E0%B8%B2%E0%B8%99"),
  ];
  const linkAt = (pathname: string, search: string) => itemAt(items, { pathname, search })?.urlLink;
  expect(linkAt("/manage/entries", "?status=no_bib")).toBe("/manage/entries?status=no_bib");
  expect(linkAt("/manage/entries", "?sort=bib&status=no_bib")).toBe("/manage/entries?status=no_bib");
  expect(linkAt("/manage/entries", "?status=all")).toBe("/manage/entries");
  expect(linkAt("/manage/entries", "")).toBe("/manage/entries");
  expect(linkAt("/report/audit", "?who=นาน&kind=user")).toBe(items.at(-1)?.urlLink);
  expect(linkAt("/report/audit", "?kind=user")).toBeUndefined();
});

test("a link leads to a page, to another site, or nowhere", () => {
  const exists = (path: string) => path !== "/manage/gone";
  expect(linkKind("/manage", exists)).toBe("page");
  expect(linkKind("https://example.org", exists)).toBe("elsewhere");
  const nowhere = ["", "/manage/gone", "//evil.example", "javascript:alert(1)", "manage"];
  expect(nowhere.filter((link) => linkKind(link, exists) !== "none")).toEqual([]);
});

test("only the class of an icon becomes an icon", () => {
  expect(iconClass("pi pi-chart-line")).toBe("pi pi-chart-line");
  expect(iconClass("danger other")).toBe("pi pi-circle");
});
