import { expect, it } from "vitest";
import { personKey } from "./person-key.ts";

const born = "1990-01-01";

it.each([
  "สมหญิง รักดี",
  "นางสาวสมหญิง รักดี",
  "น.ส. สมหญิง รักดี",
  "นส.สมหญิง  รักดี",
  "สมหญิง รักดี.",
  "สมหญิง รักดี-",
  "ส มหญิง รักดี",
  "สมหญิงรักดี",
  " สมหญิง รัก​ดี ",
])("tells %s as one person", (name) => {
  expect(personKey(name, born)).toBe(personKey("สมหญิง รักดี", born));
});

it("reads full-width and capital letters as the usual ones", () => {
  expect(personKey("Ｓｏｍ ＹＩＮＧ", born)).toBe(personKey("Som Ying", born));
});

it("keeps people apart by name, by tone marks and by birth date", () => {
  const keys = ["สมหญิง รักดี", "สมหญิง รักดี่", "สมชาย รักดี"].map((name) => personKey(name, born));
  expect(new Set([...keys, personKey("สมหญิง รักดี", "1990-01-02")]).size).toBe(4);
});

it("keeps a name that is a title alone", () => {
  expect(personKey("นาย", born)).toBe(`นาย ${born}`);
});
