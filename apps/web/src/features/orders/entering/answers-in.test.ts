import { expect, test } from "vitest";
import type { AskedQuestion } from "../offer.shared.ts";
import { answersIn, answersMissing, askedNow } from "./answers-in.ts";

const path = "entries.0.players.0";
const nothing = { th: "", en: "" };
const question = (id: number, more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id,
  kind: "text",
  label: nothing,
  help: nothing,
  options: [],
  required: true,
  categories: null,
  askedIf: null,
  ...more,
});

test("one answer, several of them, and none of several", () => {
  const typed = { [`${path}.answers.7`]: "O", [`${path}.answers.8.several`]: "1", [`${path}.answers.8.option.B`]: "1" };
  expect(answersIn(typed, path, { 9: "as before" })).toEqual({ 7: "O", 8: ["B"], 9: "as before" });
  expect(answersIn({ [`${path}.answers.8.several`]: "1" }, path, { 8: ["B"] })).toEqual({ 8: [] });
});

test("a question is asked in its categories, and after the answer that it waits for", () => {
  const ill = question(1, { kind: "yes_no" });
  const which = question(2, { askedIf: { question: 1, answers: ["yes"] } });
  const marathon = question(3, { categories: ["42K"] });
  const ids = (category: string, answers: Record<string, string>) =>
    askedNow([ill, which, marathon], category, answers).map(({ id }) => id);
  expect(ids("5K", {})).toEqual([1]);
  expect(ids("42K", { 1: "yes" })).toEqual([1, 2, 3]);
});

test("what must be answered and is not is named at its question", () => {
  expect(answersMissing([question(7)], "5K", { 7: " " })).toEqual([{ path: "answers.7", code: "required" }]);
  expect(answersMissing([question(7)], "5K", { 7: "4:30" })).toEqual([]);
});
