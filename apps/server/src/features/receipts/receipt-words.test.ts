import { expect, test } from "vitest";
import { branchText } from "./receipt-words.ts";

test("a head office is named in the receipt's language, however it was typed, and a branch by its number", () => {
  expect(["สำนักงานใหญ่", "Head Office", "00000"].map((branch) => branchText(branch, "en"))).toEqual(
    Array.from({ length: 3 }, () => "Head office"),
  );
  expect(branchText("00000", "th")).toBe("สำนักงานใหญ่");
  expect([branchText("00012", "th"), branchText("00012", "en")]).toEqual(["สาขา 00012", "Branch 00012"]);
  expect(branchText("", "th")).toBe("");
});
