import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const origin = "https://race.example";
const pathOf = (next: string) => returnPath(`?next=${encodeURIComponent(next)}`, origin);

test("a path of this site is where one goes on", () => {
  expect(pathOf("/manage/events?state=draft#fees")).toBe("/manage/events?state=draft#fees");
  expect(returnPath("", origin)).toBe("/");
});

test.each([
  "https://evil.example/manage",
  "//evil.example/manage",
  "/\\evil.example/manage",
  "\\\\evil.example/manage",
  "/\t/evil.example/manage",
  "javascript:alert(1)",
  "manage",
  "//",
])("%j, an address elsewhere or none, is not followed", (next) => {
  expect(pathOf(next)).toBe("/");
});

test("the sign-in screens are no place to go on", () => {
  expect(pathOf("/auth")).toBe("/");
  expect(pathOf("/auth/password-reset")).toBe("/");
  expect(pathOf("/authors")).toBe("/authors");
});
