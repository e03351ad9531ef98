import { expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

const letters = (text: string) => text.length;

it("breaks between words, in Thai too", () => {
  expect(wrapText("Bangkok River Marathon", 13, letters)).toEqual(["Bangkok River", "Marathon"]);
  expect(wrapText("ริมน้ำเจ้าพระยามาราธอน", 15, letters).join("|")).toMatch(/^ริมน้ำ.*\|.*มาราธอน$/);
});

it("keeps a word that is too long, and draws no empty line", () => {
  expect(wrapText("Supercalifragilistic", 5, letters)).toEqual(["Supercalifragilistic"]);
  expect(wrapText("", 5, letters)).toEqual([]);
});
