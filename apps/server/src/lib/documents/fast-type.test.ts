import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { createFastType } from "./fast-type.ts";
import { documentFonts } from "./fonts.ts";

const names = [
  "น้ำผึ้ง ปู่ย่า",
  "กิตติ์ธนัตถ์ ฟั่นเฝือ",
  "ป่านแก้ว ป๋อง",
  "ณัฐฐ์ วุฒิ",
  "เก๋ไก๋ โต้โผ",
  "ก่ำ ค้ำ",
  "ญาณี ฐิติ ญู่",
  "1:23:45 · 30–39",
];

function givenType() {
  const document = new PDFDocument({ size: "A4" });
  document.registerFont("regular", documentFonts.regular);
  return { document, type: createFastType(document, "regular") };
}

it.each(names)("sets %s exactly as the whole text is set", (name) => {
  const { document, type } = givenType();
  const own = (document as unknown as { _font: { encode(text: string): [string[], { yOffset: number }[]] } })._font;
  const [glyphs, positions] = own.encode(name);
  const written = type.write(name, { x: 0, y: 0, size: 1_000 }).replaceAll(/\/Span .+? BDC/g, "");
  expect([...written.matchAll(/<([\da-f]+)>/g)].map(([, hex]) => hex).join("")).toBe(glyphs.join(""));
  const raised = positions.map(({ yOffset }) => yOffset).filter((offset) => Math.round(offset * 100) !== 0);
  expect([...written.matchAll(/(-?[\d.]+) Ts \[/g)].map(([, rise]) => Number(rise))).toEqual(
    raised.map((offset) => Math.round(offset * 100) / 100),
  );
  document.fontSize(10);
  expect(type.widthOf(name, 10)).toBeCloseTo(document.widthOfString(name), 1);
});
