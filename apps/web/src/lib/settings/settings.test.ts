import { expect, test } from "vitest";
import { validSettings } from "./settings.ts";

test("a cookie with a value that is not valid becomes the default", () => {
  expect(validSettings({ theme: "lara-dark-teal", scale: 16 })).toEqual({ theme: "lara-dark-teal", scale: 16 });
  expect(validSettings({ theme: `"><script>`, scale: 40 })).toEqual({ theme: "lara-light-indigo", scale: 14 });
  expect(validSettings({ theme: "", scale: Number.NaN })).toEqual({ theme: "lara-light-indigo", scale: 14 });
});
