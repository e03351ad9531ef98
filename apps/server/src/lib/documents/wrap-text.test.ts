import { expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

const letters = (part: string) => [...part].length;

it("breaks Thai where a word ends, and keeps every letter", () => {
  const text = "ค่าสมัครวิ่งมาราธอนระยะทางสี่สิบสองกิโลเมตร";
  const lines = wrapText(text, 14, letters);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).toBe(text);
  for (const line of lines) expect(letters(line)).toBeLessThanOrEqual(14);
  expect(lines.slice(0, 2)).toEqual(["ค่าสมัคร", "วิ่งมาราธอน"]);
});

it("breaks a word that is too wide between its syllable signs, and begins no line with a mark or a space", () => {
  expect(wrapText("ABCDEFGHIJ", 4, letters)).toEqual(["ABCD", "EFGH", "IJ"]);
  expect(wrapText("one two, three", 8, letters)).toEqual(["one two,", "three"]);
  expect(wrapText("a\n\nb", 8, letters)).toEqual(["a", "", "b"]);
});
