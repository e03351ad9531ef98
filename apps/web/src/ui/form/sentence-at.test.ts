import { expect, test } from "vitest";
import { sentenceAt } from "./sentence-at.ts";

const sentences = {
  "bib taken": "Use another bib",
  "groups.*.to backwards": "The group ends before it begins",
  "to backwards": "It ends before it begins",
  taken: "Use another",
};

test.each([
  ["bib", "taken", "Use another bib"],
  ["chip", "taken", "Use another"],
  ["", "taken", "Use another"],
  ["definition.groups.12.to", "backwards", "The group ends before it begins"],
  ["bibs.to", "backwards", "It ends before it begins"],
  ["from", "backwards", undefined],
])("finds the sentence of %j and %s", (path, code, sentence) => {
  expect(sentenceAt(sentences, { path, code })).toBe(sentence);
});
