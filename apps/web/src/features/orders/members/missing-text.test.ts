import { expect, it } from "vitest";
import { formats } from "../../../lib/i18n/format.ts";
import { missingNames } from "./missing-text.ts";

it("names fields, questions and add-ons", () => {
  const asked = {
    questions: [{ id: 7, label: { th: "หมู่เลือด", en: "Blood group" } }],
    addOns: [{ id: 3, name: { th: "เสื้อ", en: "Shirt" } }],
  };
  const names = missingNames(
    ["emergencyName", "answers.7", "addOns.3", "answers.9"],
    asked,
    { emergencyName: "แม่" },
    formats.th.text,
  );
  expect(names).toEqual(["แม่", "หมู่เลือด", "เสื้อ", "answers.9"]);
});
