import { describe, expect, it } from "vitest";
import { answerProblems, type Answers, type AskedQuestion, questionsFor, tidyAnswers } from "./answers.ts";

const question = (id: number, changes: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id,
  kind: "text",
  options: [],
  required: false,
  categoryIds: null,
  askedIf: null,
  ...changes,
});
const options = [{ code: "A" }, { code: "B" }];
const ill = question(1, { kind: "yes_no", required: true });
const which = question(2, { required: true, askedIf: { question: 1, answers: ["yes"] } });
const meals = question(3, { kind: "choices", options, categoryIds: [8] });
const further = question(4, { askedIf: { question: 2, answers: ["asthma"] } });
const idsOf = (questions: readonly AskedQuestion[], category: number, answers: Answers) =>
  questionsFor(questions, category, answers).map(({ id }) => id);

describe("questionsFor", () => {
  it.each([
    ["a question that waits for another answer", 7, {}, [1]],
    ["it once that answer is given", 7, { 1: "yes" }, [1, 2]],
    ["a question of other categories", 8, { 1: "no" }, [1, 3]],
    ["nothing that waits for a question that is not asked", 7, { 2: "asthma" }, [1]],
    ["a chain of questions", 7, { 1: "yes", 2: "asthma" }, [1, 2, 4]],
  ] as const)("asks %s", (_, category, answers, expected) => {
    expect(idsOf([ill, which, meals, further], category, answers)).toEqual(expected);
  });

  it("asks neither of two questions that wait for each other", () => {
    const one = question(1, { kind: "yes_no", askedIf: { question: 2, answers: ["yes"] } });
    const other = question(2, { kind: "yes_no", askedIf: { question: 1, answers: ["yes"] } });
    expect(idsOf([one, other], 7, { 1: "yes", 2: "yes" })).toEqual([]);
  });
});

it("keeps tidy answers to what is asked", () => {
  const day = question(5, { kind: "date" });
  const finish = question(6, { kind: "duration" });
  const typed = { 1: "no", 2: "asthma", 3: ["B", "", "B"], 5: "5/5/2533", 6: "04.30", 9: "x" };
  expect(tidyAnswers([ill, which, meals, day, finish], 8, typed)).toEqual({
    1: "no",
    3: ["B"],
    5: "1990-05-05",
    6: "4:30",
  });
  // what cannot be read stays, to be mended
  expect(tidyAnswers([finish], 8, { 6: "soon" })).toEqual({ 6: "soon" });
});

describe("answerProblems", () => {
  it.each([
    ["text", "anything", undefined],
    ["text", "1-1017-00230-70-8", "thai_id"],
    ["number", "12.5", undefined],
    ["number", "๑๒.๕", undefined],
    ["number", "many", "not_a_number"],
    ["duration", "4:30", undefined],
    ["duration", "๔.๓๐", undefined],
    ["duration", "4", undefined],
    ["duration", "430", undefined],
    ["duration", "๔๓๐", undefined],
    ["duration", "4,30", undefined],
    ["duration", "475", "not_a_duration"],
    ["duration", "43000", "not_a_duration"],
    ["duration", "4:75", "not_a_duration"],
    ["duration", "about five hours", "not_a_duration"],
    ["date", "1990-05-05", undefined],
    ["date", "31/2/2533", "bad_date"],
    ["choice", "B", undefined],
    ["choice", "C", "unknown"],
    ["yes_no", "maybe", "unknown"],
    ["file", "file-7", undefined],
    ["file", "certificate.pdf", "unknown"],
  ] as const)("judges the %s %s", (kind, answer, code) => {
    const found = answerProblems([question(1, { kind, options })], 7, { 1: answer });
    expect(found).toEqual(code === undefined ? [] : [{ path: "answers.1", code }]);
  });

  it("misses an answer once all must be complete, and one of several that is unknown", () => {
    expect(answerProblems([ill, which], 7, {})).toEqual([]);
    expect(answerProblems([ill, which], 7, { 1: "yes" }, { complete: true })).toEqual([
      { path: "answers.2", code: "required" },
    ]);
    expect(answerProblems([meals], 8, { 3: ["A", "Z"] })).toEqual([{ path: "answers.3", code: "unknown" }]);
  });
});
