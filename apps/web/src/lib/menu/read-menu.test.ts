import { expect, test } from "vitest";
import { itemAt, linkKind, menuTree } from "./menu-tree.ts";
import { noMenu, readMenu } from "./read-menu.ts";

test("codes that are numbers, missing icons and names, and links without the first slash are a menu all the same", () => {
  const menu = readMenu(
    [
      { componentCode: 12, componentName: "Manage", sequence: 1 },
      { componentCode: "R", componentName: null },
    ],
    [
      { parentId: "12", componentName: "Events", urlLink: "manage/events", componentId: 7 },
      { parentId: 12, componentName: "Entries", icon: null, urlLink: "./manage/entries?status=no_bib" },
      { parentId: "R", urlLink: "/report" },
    ],
  );
  expect(
    menuTree(menu).map(({ componentName, items }) => [componentName, items.map(({ urlLink }) => urlLink)]),
  ).toEqual([
    ["Manage", ["/manage/events", "/manage/entries?status=no_bib"]],
    ["R", ["/report"]],
  ]);
  expect(menu.sub.map(({ icon }) => icon)).toEqual(["", "", ""]);
  expect(itemAt(menu.sub, { pathname: "/manage/events", search: "" })?.componentName).toBe("Events");
});

test("a bad entry does not hide the good ones", () => {
  const main = [null, "x", 4, { componentName: "no code" }, { componentCode: "a", componentName: "A" }];
  const sub = [[], { parentId: "a" }, { parentId: "a", componentName: "Off" }];
  expect(readMenu(main, sub)).toEqual({
    main: [{ componentCode: "a", componentName: "A" }],
    sub: [{ parentId: "a", componentName: "Off", icon: "", urlLink: "" }],
  });
});

test.each([undefined, null, "menu", 5, {}, true])("%j is no menu", (value) => {
  expect(readMenu(value, value)).toEqual(noMenu);
});

test("a link that leaves this site, or is no link, gets no slash", () => {
  const links = ["https://example.org/", "//evil.example", "javascript:alert(1)", "\\\\evil", "mailto:a@b.example", ""];
  const sub = links.map((urlLink) => ({ parentId: "a", componentName: "x", urlLink }));
  const read = readMenu([], sub).sub.map(({ urlLink }) => urlLink);
  expect(read).toEqual(links);
  expect(read.map((link) => linkKind(link, () => true))).toEqual(["elsewhere", "none", "none", "none", "none", "none"]);
});
