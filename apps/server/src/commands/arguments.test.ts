import { expect, test } from "vitest";
import { readArguments, UsageError } from "./arguments.ts";

const usage = "npm run race:import -- FOLDER [--replace]";
const line = { usage, words: [1, 1], options: { replace: { type: "boolean", default: false } } } as const;

test("reads words and options", () => {
  const read = readArguments(["folder", "--replace"], line);
  expect(read?.positionals).toEqual(["folder"]);
  expect(read?.values.replace).toBe(true);
});

test.each([["--help"], ["-h"], ["folder", "--help"]])("%s asks for the usage", (...args) => {
  expect(readArguments(args, line)).toBeUndefined();
});

test.each([
  [[], "An argument is missing."],
  [["folder", "another"], 'What is "another"?'],
  [["folder", "--replce"], "Unknown option '--replce'"],
])("%j is refused with a sentence and the usage", (args, says) => {
  expect(() => readArguments(args, line)).toThrow(UsageError);
  expect(() => readArguments(args, line)).toThrow(says);
  expect(() => readArguments(args, line)).toThrow(usage);
});
