import { expect, it } from "vitest";
import { isBadLine, isBadText } from "./bad-characters.ts";

it.each([
  ["a Thai name with tone marks", "น้ำผึ้ง ปู่ย่า", false, false],
  ["an emoji, which is two halves of a letter", "🏃", false, false],
  ["a line end", "a\nb", true, false],
  ["a carriage return", "a\r\nb", true, false],
  ["a tab", "a\tb", true, false],
  ["NUL", "a\0b", true, true],
  ["an escape sequence", "a\u001b[31mb", true, true],
  ["a C1 control character", "a\u0085b", true, true],
  ["a line separator", "a\u2028b", true, false],
  ["half a letter", "a\ud800b", true, true],
])("%s", (_, text, inLine, inText) => {
  expect([isBadLine(text), isBadText(text)]).toEqual([inLine, inText]);
});
