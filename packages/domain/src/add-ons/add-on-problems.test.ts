import { expect, it } from "vitest";
import { addOnProblems } from "./add-on-problems.ts";

const shirt = { stock: 100, categoryIds: null };
const size = (code: string, stock: number | null = null) => ({ code, name: { th: code, en: code }, stock });

it.each([
  ["nothing of a shirt in sizes", { ...shirt, options: [size("S", 40), size("M", 60)] }, []],
  ["nothing of sizes that share one stock", { ...shirt, options: [size("S"), size("M")] }, []],
  ["a size twice", { ...shirt, options: [size("S"), size("S")] }, ["options.1.code duplicate_code"]],
  ["more in sizes than in all", { ...shirt, options: [size("S", 60), size("M", 60)] }, ["stock options_exceed_stock"]],
  ["an add-on for no category", { ...shirt, options: [], categoryIds: [] }, ["categoryIds offered_nowhere"]],
])("finds %s", (_, addOn, expected) => {
  expect(addOnProblems(addOn).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
