import { expect, test } from "vitest";
import { diffBlocks } from "./diff-blocks.ts";

test("unchanged lines stay whole, changed lines are compared word by word", () => {
  expect(diffBlocks("หัวข้อ\nคืนเงินภายใน 21 วัน", "หัวข้อ\nคืนเงินภายใน 30 วัน")).toEqual([
    { kind: "same", text: "หัวข้อ" },
    {
      kind: "changed",
      words: [
        { in: "both", text: "คืนเงินภายใน " },
        { in: "before", text: "21" },
        { in: "after", text: "30" },
        { in: "both", text: " วัน" },
      ],
    },
  ]);
});

test("a new text is all new, and the same text has no change", () => {
  expect(diffBlocks("", "a")).toEqual([{ kind: "changed", words: [{ in: "after", text: "a" }] }]);
  expect(diffBlocks("a\nb", "a\nb").every(({ kind }) => kind === "same")).toBe(true);
});
