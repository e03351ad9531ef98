import fc from "fast-check";
import { expect, it } from "vitest";
import { diffTexts } from "./diff-texts.ts";

const lines = (text: string) => text.split("\n");
const told = (before: string, after: string) =>
  diffTexts(before, after, lines).map((part) => `${{ both: " ", before: "-", after: "+" }[part.in]}${part.text}`);

it("says what stayed, what was removed and what was added", () => {
  expect(told("a\nb\nc", "a\nB\nc\nd")).toEqual([" a", "-b", "+B", " c", "+d"]);
});

it("finds nothing in equal texts, and everything in a new one", () => {
  expect(told("a\nb", "a\nb")).toEqual([" a", " b"]);
  expect(told("", "a")).toEqual(["+a"]);
  expect(told("a", "")).toEqual(["-a"]);
  expect(told("", "")).toEqual([]);
});

it("puts the old stretch before the new one", () => {
  expect(told("a\nb", "c\nd")).toEqual(["-a", "-b", "+c", "+d"]);
});

it("contains both texts whole, for any texts", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffTexts(before.join("\n"), after.join("\n"), lines);
      expect(parts.filter((part) => part.in !== "after").map((part) => part.text)).toEqual(before);
      expect(parts.filter((part) => part.in !== "before").map((part) => part.text)).toEqual(after);
    }),
  );
});
