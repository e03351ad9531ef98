import { expect, test } from "vitest";
import { inBothLanguages, inLanguage, writtenInBoth } from "./in-language.ts";

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

test("a text that was written in both languages has each of them; one language stays whole", () => {
  expect(writtenInBoth("ทิ้งขยะ · Littering")).toEqual({ th: "ทิ้งขยะ", en: "Littering" });
  for (const whole of ["ทิ้งขยะ", "Littering", "ทิ้งขยะ · ลัดทาง", "A · B", "ก · B · ค", ""]) {
    expect(writtenInBoth(whole)).toEqual({ th: whole, en: "" });
  }
});
