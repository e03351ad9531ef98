import { expect, test } from "vitest";
import { isMenuLink, menuFor } from "./menu.ts";

const items = [
  { componentCode: "config", parentCode: null, permission: null },
  { componentCode: "users", parentCode: "config", permission: "users_edit" },
  { componentCode: "help", parentCode: "about", permission: null },
  { componentCode: "about", parentCode: null, permission: null },
  { componentCode: "empty", parentCode: null, permission: null },
];
const codes = (menu: ReturnType<typeof menuFor>) =>
  [menu.main, menu.sub].map((all) => all.map(({ componentCode }) => componentCode));

test("shows items for everybody, and leaves out groups without a visible item", () => {
  expect(codes(menuFor(items, new Set()))).toEqual([["about"], ["help"]]);
});

test("keeps the order, and adds the items that a right opens", () => {
  expect(codes(menuFor(items, new Set(["users_edit"])))).toEqual([
    ["config", "about"],
    ["users", "help"],
  ]);
});

test.each([
  "",
  "/",
  "/config/users",
  "/manage/events?state=open&type=trail",
  "https://example.org",
  "https://example.org:8443/a?b=c#d",
])("may lead to %j", (link) => expect(isMenuLink(link)).toBe(true));

test.each([
  "javascript:alert(1)",
  " /config",
  "//example.org",
  "/\\example.org",
  "http://example.org",
  "https://user@example.org",
  "https://",
  "data:text/html,x",
  "config/users",
  "/config/users\nx",
])("may not lead to %j", (link) => expect(isMenuLink(link)).toBe(false));
