import { expect, it } from "vitest";
import { bahtWords } from "./baht-words.ts";

it.each([
  [0, "ศูนย์บาทถ้วน"],
  [100, "หนึ่งบาทถ้วน"],
  [50, "ห้าสิบสตางค์"],
  [1_00_01, "หนึ่งร้อยบาทหนึ่งสตางค์"],
  [1_01_11, "หนึ่งร้อยเอ็ดบาทสิบเอ็ดสตางค์"],
  [11_00, "สิบเอ็ดบาทถ้วน"],
  [21_21, "ยี่สิบเอ็ดบาทยี่สิบเอ็ดสตางค์"],
  [800_00, "แปดร้อยบาทถ้วน"],
  [1_250_50, "หนึ่งพันสองร้อยห้าสิบบาทห้าสิบสตางค์"],
  [110_010_00, "หนึ่งแสนหนึ่งหมื่นสิบบาทถ้วน"],
  [1_000_000_00, "หนึ่งล้านบาทถ้วน"],
  [1_000_001_00, "หนึ่งล้านเอ็ดบาทถ้วน"],
  [21_000_020_00, "ยี่สิบเอ็ดล้านยี่สิบบาทถ้วน"],
])("writes %d satang as %s", (satang, words) => {
  expect(bahtWords(satang)).toBe(words);
});

it("reads back as the sum that it says", () => {
  for (let step = 0; step < 5_000; step++) {
    const satang = (step * 7_919_773) % 1_000_000_000_00;
    expect(readBack(bahtWords(satang))).toBe(satang);
  }
});

/** Adds up the words of a sum; knows nothing of how they are written. */
function readBack(words: string): number {
  const [, baht = "", satang = ""] = /^(?:(.*)บาท)?(?:ถ้วน|(.*)สตางค์)$/.exec(words)!;
  return valueOf(baht) * 100 + valueOf(satang);
}

function valueOf(words: string): number {
  const values: Readonly<Record<string, number>> = {
    ศูนย์: 0,
    หนึ่ง: 1,
    เอ็ด: 1,
    สอง: 2,
    ยี่: 2,
    สาม: 3,
    สี่: 4,
    ห้า: 5,
    หก: 6,
    เจ็ด: 7,
    แปด: 8,
    เก้า: 9,
  };
  const places: Readonly<Record<string, number>> = { สิบ: 10, ร้อย: 100, พัน: 1_000, หมื่น: 10_000, แสน: 100_000 };
  const word = new RegExp([...Object.keys(values), ...Object.keys(places), "ล้าน"].join("|"), "g");
  let [whole, digit] = [0, null as number | null];
  for (const [each] of words.matchAll(word)) {
    if (each === "ล้าน") [whole, digit] = [(whole + (digit ?? 0)) * 1_000_000, null];
    else if (each in places) [whole, digit] = [whole + (digit ?? 1) * places[each]!, null];
    else digit = values[each]!;
  }
  return whole + (digit ?? 0);
}
