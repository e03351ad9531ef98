import { expect, it } from "vitest";
import { addOnProblems } from "./add-on-problems.ts";

const shirt = { name: { th: "เสื้อที่ระลึก", en: "Event shirt" }, stock: 100 };
const size = (code: string, stock: number | null = null) => ({ code, name: { th: code, en: code }, stock });

it.each([
  ["nothing of a shirt in sizes", { ...shirt, options: [size("S", 40), size("M", 60)] }, []],
  ["nothing of sizes that share one stock", { ...shirt, options: [size("S"), size("M")] }, []],
  ["a name in one language only", { ...shirt, name: { th: "เสื้อ", en: " " }, options: [] }, ["name.en missing"]],
  ["a size twice", { ...shirt, options: [size("S"), size("S")] }, ["options.1.code duplicate_code"]],
  [
    "a size without a code",
    { ...shirt, options: [size("")] },
    [...["options.0.code missing", "options.0.name.th missing", "options.0.name.en missing"]],
  ],
  ["more in sizes than in all", { ...shirt, options: [size("S", 60), size("M", 60)] }, ["stock options_exceed_stock"]],
])("finds %s", (_, addOn, expected) => {
  expect(addOnProblems(addOn).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
