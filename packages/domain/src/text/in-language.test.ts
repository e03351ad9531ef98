import { expect, test } from "vitest";
import { inBothLanguages, inLanguage } from "./in-language.ts";

test("readers see their own language", () => {
  expect(inLanguage({ th: "เสื้อ", en: "Shirt" }, "th")).toBe("เสื้อ");
  expect(inLanguage({ th: "เสื้อ", en: "Shirt" }, "en")).toBe("Shirt");
});

test("where it is missing or blank, they see the other one", () => {
  expect(inLanguage({ th: "เสื้อ", en: "" }, "en")).toBe("เสื้อ");
  expect(inLanguage({ th: "เสื้อ", en: " \n" }, "en")).toBe("เสื้อ");
  expect(inLanguage({ th: "", en: "Shirt" }, "th")).toBe("Shirt");
  expect(inLanguage({ th: "", en: "" }, "en")).toBe("");
  expect(inBothLanguages({ th: "เสื้อ", en: "" })).toEqual({ th: "เสื้อ", en: "เสื้อ" });
});
