import { expect, test } from "vitest";

type Catalogue = Record<string, unknown>;

const modules = import.meta.glob<Record<string, { th: Catalogue; en: Catalogue }>>("../../**/*.messages.ts", {
  eager: true,
});
const catalogues = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported).map((both) => ({ file, ...both })),
);

test("the check finds catalogues", () => {
  expect(catalogues.length).toBeGreaterThan(3);
});

test.each(catalogues)("$file has the same keys in Thai and English, and no empty words", ({ th, en }) => {
  expect(shapeOf(en)).toEqual(shapeOf(th));
});

// the sign of the baht stands among the letters of Thai
test.each(catalogues)("$file has no Thai in its English", ({ en }) => {
  expect(wordsOf(en).filter((words) => /[\u0e00-\u0e3e\u0e40-\u0e7f]/.test(words))).toEqual([]);
});

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shapeOf(child)]));
  }
  return value === "" ? "empty" : typeof value;
}

function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String(value)];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(wordsOf) : [];
}
