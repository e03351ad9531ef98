import fc from "fast-check";
import { expect, it } from "vitest";
import { lineParts } from "./line-parts.ts";

it.each([
  ["วิ่งเพื่อโรงพยาบาลสมเด็จพระยุพราชปัว", "วิ่งเพื่อ|โรงพยาบาล|สมเด็จ|พระยุพราชปัว"],
  ["แก่งกระจาน ครอสคันทรี", "แก่งกระจาน |ครอสคันทรี"],
  ["อัลตร้าเทรล", "อัลตร้าเทรล"],
  ["ดอยภูคา", "ดอยภูคา"],
  ["ปั่นจักรยานเสือภูเขาชิงแชมป์ประเทศไทย", "ปั่นจักรยาน|เสือภูเขา|ชิงแชมป์|ประเทศไทย"],
  ["บุรีรัมย์มาราธอน 2026", "บุรีรัมย์|มาราธอน |2026"],
  ["ต่างๆ นานา", "ต่างๆ |นานา"],
  ["Trail-Run 100K", "Trail-Run |100K"],
  ["  ปัว  ", "  ปัว  "],
  ["ก ื", "ก ื"],
  ["", ""],
])("%s", (text, parts) => {
  expect(lineParts(text).join("|")).toBe(parts);
});

it("loses nothing of any text, and begins no part with a mark", () => {
  const letters = fc.constantFrom(..."กขคงจสอทนมรละาิีึืุูเแโใไ่้๊๋์ำaB1 -ๆฯ()".split(""));
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 40 }), (text) => {
      const parts = lineParts(text);
      expect(parts.join("")).toBe(text);
      for (const part of parts.slice(1)) expect(part).not.toMatch(/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/u);
    }),
  );
});
