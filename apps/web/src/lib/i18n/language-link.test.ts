import { expect, test } from "vitest";
import { canonicalHref, languageHref } from "./language-link.ts";

test("switching the language keeps the rest of the address", () => {
  expect(languageHref("/register/event-list", "?type=trail&lang=th", "en")).toBe(
    "/register/event-list?type=trail&lang=en",
  );
});

test("Thai is the page's own address, English carries its language", () => {
  expect(canonicalHref("https://race.example", "/landing", "th")).toBe("https://race.example/landing");
  expect(canonicalHref("https://race.example", "/landing", "en")).toBe("https://race.example/landing?lang=en");
});
