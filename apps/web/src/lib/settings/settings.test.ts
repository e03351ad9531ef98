import { expect, test } from "vitest";
import { themeShown, validSettings } from "./settings.ts";

const usual = { scheme: "own", contrast: "normal" } as const;

test("a cookie with a value that is not valid becomes the default", () => {
  const valid = { ...usual, theme: "lara-dark-teal", scale: 16 };
  expect(validSettings(valid)).toEqual(valid);
  const byDefault = { ...usual, theme: "lara-light-indigo", scale: 14 };
  expect(validSettings({ ...usual, theme: `"><script>`, scale: 40 })).toEqual(byDefault);
  expect(validSettings({ ...usual, theme: "", scale: Number.NaN })).toEqual(byDefault);
  // no theme that a cookie may name
  expect(validSettings({ ...usual, theme: "device", scale: 14 })).toEqual(byDefault);
});

test("a visitor who leaves it to the device gets a page in either scheme", () => {
  expect(themeShown({ theme: "lara-dark-teal", scheme: "device" })).toBe("device");
  expect(themeShown({ theme: "lara-dark-teal", scheme: "own" })).toBe("lara-dark-teal");
});
