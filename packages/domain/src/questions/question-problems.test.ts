import { expect, it } from "vitest";
import { questionProblems, type QuestionDefinition } from "./question-problems.ts";

const option = (code: string) => ({ code, name: { th: code, en: code } });
const question = (changes: Partial<QuestionDefinition>): QuestionDefinition => ({
  kind: "number",
  options: [],
  categoryIds: null,
  ...changes,
});

it.each([
  ["nothing of a number", {}, []],
  ["nothing of a choice between two", { kind: "choice", options: [option("a"), option("b")] }, []],
  ["nothing of left-over options of another kind", { kind: "text", options: [option("a"), option("a")] }, []],
  ["a choice of one", { kind: "choice", options: [option("a")] }, ["options too_few_options"]],
  ["one option twice", { kind: "choice", options: [option("a"), option("a")] }, ["options.1.code duplicate_code"]],
  ["that no category asks it", { categoryIds: [] }, ["categoryIds asked_of_nobody"]],
] as const)("finds %s", (_, changes, expected) => {
  expect(questionProblems(question(changes)).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
