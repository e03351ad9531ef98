import { expect, test } from "vitest";
import { formsOf, isLikeOwner, isPattern } from "./new-password.ts";

const malee = { username: "malee", email: "malee.boonmee@doi-suthep.example.org" };

test.each(["malee-2026-malee", "Malee.Boonmee1", "BOONMEE-12345", "maleemaleemalee"])(
  "%s is little more than its owner's name",
  (password) => expect(isLikeOwner(password, malee)).toBe(true),
);

test.each(["a river of runners at dawn", "malee runs over seven hills", "ดอยสุเทพ-sunrise-1676"])(
  "%s is more than its owner's name",
  (password) => expect(isLikeOwner(password, malee)).toBe(false),
);

test("a name of few letters says nothing", () => {
  expect(isLikeOwner("an-nan-an-nan-1", { username: "an", email: null })).toBe(false);
});

test("a known password is known with numbers and signs around it", () => {
  expect(formsOf("!Sunshine2026!!")).toEqual(["!sunshine2026!!", "sunshine2026", "sunshine"]);
  expect(formsOf("P@ssw0rd123456")).toContain("password");
  expect(formsOf("1234567890123")).toEqual(["1234567890123"]);
});

test.each([
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "123456789012",
  "abcdefghijklmnop",
  "qwertyuiop12",
  "1qwertyuiop1",
  "ฟหกดเ้่าสวงฟห",
  "passpasspass",
])("%s is a pattern", (password) => expect(isPattern(password)).toBe(true));

test.each(["a river of runners", "xk7f-q2mz-9dpt-w4ra", "ดอยสุเทพ-sunrise-1676", "the-journeys-own-password"])(
  "%s is none",
  (password) => expect(isPattern(password)).toBe(false),
);
