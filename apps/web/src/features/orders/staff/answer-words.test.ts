import { expect, it } from "vitest";
import { formats } from "../../../lib/i18n/format.ts";
import { answerWords } from "./answer-words.ts";

const words = { format: formats.th, yesNo: { yes: "ใช่", no: "ไม่ใช่" } };
const options = [
  { code: "a", name: { th: "มังสวิรัติ", en: "Vegetarian" } },
  { code: "b", name: { th: "ฮาลาล", en: "Halal" } },
];

it.each([
  ["yes or no", "yes_no", "yes", "ใช่"],
  ["dots for who may not see it", "yes_no", "••••", "••••"],
  ["a day in the language", "date", "2007-01-01", "1 มกราคม 2550"],
  ["options by their names", "choices", ["a", "b"], "มังสวิรัติ, ฮาลาล"],
  ["an option that there is no more", "choice", "c", "c"],
  ["a text as it is", "text", "yes", "yes"],
] as const)("says %s", (_, kind, answer, expected) => {
  expect(answerWords(typeof answer === "string" ? answer : [...answer], { kind, options }, words)).toBe(expected);
});
