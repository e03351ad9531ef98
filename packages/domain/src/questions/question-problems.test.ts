import { expect, it } from "vitest";
import { conditionProblems, questionProblems, type QuestionDefinition } from "./question-problems.ts";

const option = (code: string) => ({ code, name: { th: code, en: code } });
const question = (changes: Partial<QuestionDefinition>): QuestionDefinition => ({
  kind: "number",
  options: [],
  categoryIds: null,
  askedIf: null,
  ...changes,
});

it.each([
  ["nothing of a number", {}, []],
  ["nothing of a choice between two", { kind: "choice", options: [option("a"), option("b")] }, []],
  ["nothing of left-over options of another kind", { kind: "text", options: [option("a"), option("a")] }, []],
  ["a choice of one", { kind: "choice", options: [option("a")] }, ["options too_few_options"]],
  ["several choices of one", { kind: "choices", options: [option("a")] }, ["options too_few_options"]],
  ["a condition without answers", { askedIf: { question: 1, answers: [] } }, ["askedIf.answers required"]],
  ["one option twice", { kind: "choice", options: [option("a"), option("a")] }, ["options.1.code duplicate_code"]],
  ["that no category asks it", { categoryIds: [] }, ["categoryIds asked_of_nobody"]],
] as const)("finds %s", (_, changes, expected) => {
  expect(questionProblems(question(changes)).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

const asked = (id: number, changes: Partial<QuestionDefinition> = {}) => ({ ...question(changes), id });
const ifYes = (other: number) => ({ question: other, answers: ["yes"] });

it.each([
  ["nothing of a condition that can hold", [asked(1, { kind: "yes_no" }), asked(2, { askedIf: ifYes(1) })], []],
  [
    "a question that waits for itself",
    [asked(2, { kind: "yes_no", askedIf: ifYes(2) })],
    ["askedIf.question circular"],
  ],
  [
    "questions that wait for each other",
    [asked(1, { kind: "yes_no", askedIf: ifYes(2) }), asked(2, { kind: "yes_no", askedIf: ifYes(1) })],
    ["askedIf.question circular"],
  ],
  ["a question that is no more", [asked(2, { askedIf: ifYes(9) })], ["askedIf.question unknown"]],
  ["a question without options", [asked(1), asked(2, { askedIf: ifYes(1) })], ["askedIf.question unknown"]],
  [
    "an answer that is no more",
    [asked(1, { kind: "choice", options: [option("a"), option("b")] }), asked(2, { askedIf: ifYes(1) })],
    ["askedIf.answers unknown"],
  ],
] as const)("finds of a condition: %s", (_, questions, expected) => {
  expect(conditionProblems(2, questions).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
