import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const origin = "https://race.example";
const pathOf = (next: string) => returnPath(`?next=${encodeURIComponent(next)}`, origin);

test("after sign-in, a path of this site opens", () => {
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

test("after sign-in, no sign-in screen opens", () => {
  expect(pathOf("/auth")).toBe("/");
  expect(pathOf("/auth/password-reset")).toBe("/");
  expect(pathOf("/authors")).toBe("/authors");
});
