import { expect, it } from "vitest";
import { extraColumns, extraTitle, guessExtraColumns } from "./extra-columns.ts";
import { extrasAfter, leftBehind } from "./extras-of-entry.ts";
import { readAddOnCell, readAnswerCell } from "./read-extra-cell.ts";
import { differingExtras, readExtraCells } from "./read-extra-cells.ts";
import { extraCell } from "./write-extra-cell.ts";

const everywhere = { required: false, categoryIds: null, askedIf: null };
const option = (code: string, th: string, en: string) => ({ code, name: { th, en } });
const meals = [
  option("veg", "มังสวิรัติ", "Vegetarian"),
  option("all", "ไก่, ปลา", "Chicken, fish"),
  option("1", "ไม่กิน", "None"),
];
const sizes = [option("S", "เล็ก", "Small"), option("XL", "ใหญ่พิเศษ", "Extra large")];
const ill = { ...everywhere, id: 1, kind: "yes_no", label: { th: "ป่วยไหม", en: "Are you ill?" }, options: [] } as const;
const eats = { ...everywhere, id: 2, kind: "choices", label: { th: "อาหาร", en: "Meal" }, options: meals } as const;
const which = {
  ...everywhere,
  id: 3,
  kind: "text",
  label: { th: "โรค", en: "Illness" },
  options: [],
  askedIf: { question: 1, answers: ["yes"] },
} as const;
const paper = { ...everywhere, id: 4, kind: "file", label: { th: "ใบแพทย์", en: "Certificate" }, options: [] } as const;
const shirt = {
  id: 5,
  per: "entry",
  required: true,
  categoryIds: null,
  most: 2,
  name: { th: "เสื้อ", en: "Shirt" },
  options: sizes,
} as const;
const bus = {
  id: 6,
  per: "entry",
  required: false,
  categoryIds: [9],
  most: 3,
  name: { th: "รถรับส่ง", en: "Bus" },
  options: [],
} as const;
const event = { questions: [ill, eats, which, paper], addOns: [shirt, bus] };
const rules = { ...event, categoryId: 9 };
const empty = { answers: {}, addOns: [] };

it("reads options by name in either language or by code, several with commas, and names that have commas", () => {
  expect(readAnswerCell(eats, "Vegetarian, ไก่, ปลา")).toEqual({ value: ["veg", "all"] });
  expect(readAnswerCell(eats, "ไม่กิน")).toEqual({ value: ["1"] });
  expect(readAnswerCell(eats, "pizza, veg")).toEqual({ code: "unknown" });
  expect(readAnswerCell(ill, "ใช่")).toEqual({ value: "yes" });
  expect(readAnswerCell(ill, "perhaps")).toEqual({ code: "unknown" });
  expect(readAnswerCell({ kind: "number", options: [] }, "1,200")).toEqual({ value: "1200" });
});

it("reads how many of which option are chosen, and nothing of it", () => {
  const chosen = (option: string, quantity: number) => ({ addOn: 5, option, quantity });
  expect(readAddOnCell(shirt, "xl")).toEqual({ value: [chosen("XL", 1)] });
  expect(readAddOnCell(shirt, "เล็ก × ๒; Extra large x1")).toEqual({ value: [chosen("S", 2), chosen("XL", 1)] });
  expect(readAddOnCell(shirt, "0")).toEqual({ value: [] });
  expect(readAddOnCell(shirt, "XXL")).toEqual({ code: "unknown" });
  expect(readAddOnCell(bus, "2")).toEqual({ value: [{ addOn: 6, option: "", quantity: 2 }] });
  expect(readAddOnCell(bus, "many")).toEqual({ code: "not_a_number" });
});

it.each(["th", "en"] as const)("reads what it writes (%s), and finds its columns by the headers", (language) => {
  const extras = {
    answers: { 1: "no", 2: ["veg", "all"] },
    addOns: [
      { addOn: 5, option: "S", quantity: 2 },
      { addOn: 6, option: "", quantity: 1 },
    ],
  };
  const columns = extraColumns(event);
  expect(columns.map(({ column }) => column)).toEqual(["question-1", "question-2", "question-3", "addOn-5", "addOn-6"]);
  const header = columns.map((each) => extraTitle(each, language));
  expect(guessExtraColumns(header, [], columns)).toEqual(columns.map(({ column }) => column));
  const cells = Object.fromEntries(columns.map(({ column }) => [column, extraCell(column, extras, event, language)]));
  const { said, problems } = readExtraCells(cells, event);
  expect(problems).toEqual([]);
  expect(differingExtras(extrasAfter(empty, said, rules).extras, extras)).toEqual([]);
});

it("takes a column by its bare name, but not that of a field, nor the same twice", () => {
  const columns = extraColumns(event);
  const known = [null, "shirtSize", null, null];
  expect(guessExtraColumns(["Meal *", "เสื้อ", "meal", ""], known, columns)).toEqual([
    "question-2",
    "shirtSize",
    null,
    null,
  ]);
});

it("keeps what is not said, and refuses what would be lost", () => {
  const had = { answers: { 1: "yes", 3: "asthma" }, addOns: [{ addOn: 6, option: "", quantity: 1 }] };
  const said = (answers: object, of: number[] = [], chosen: object[] = []) =>
    ({ answers, addOns: { of, chosen } }) as Parameters<typeof extrasAfter>[1];
  expect(extrasAfter(had, said({ 2: ["veg"] }), rules).extras.answers).toEqual({ ...had.answers, 2: ["veg"] });
  expect(extrasAfter(had, said({ 1: "no" }), rules).extras.answers).toEqual({ 1: "no" });
  expect(extrasAfter(empty, said({ 3: "asthma" }), rules).problems).toEqual([{ path: "answers.3", code: "not_asked" }]);
  const two = [{ addOn: 5, option: "S", quantity: 3 }];
  expect(extrasAfter(had, said({}, [5], two), rules).problems).toMatchObject([{ path: "addOns.5", code: "too_many" }]);
  const there = [{ addOn: 6, option: "", quantity: 1 }];
  const elsewhere = extrasAfter(empty, said({}, [6], there), { ...rules, categoryId: 8 });
  expect(elsewhere.problems).toEqual([{ path: "addOns.6", code: "not_offered" }]);
});

it("leaves nothing behind in another category, but for what nobody asks or offers where it is", () => {
  const had = { answers: { 2: ["veg"] }, addOns: [{ addOn: 6, option: "", quantity: 1 }] };
  const asked = (...categoryIds: number[]) => ({ questions: [{ ...eats, categoryIds }], addOns: [bus] });
  expect(leftBehind(had, asked(8, 9), { from: 9, to: 8 })).toEqual(["has_add_ons"]);
  expect(leftBehind(had, asked(9), { from: 9, to: 8 })).toEqual(["has_add_ons", "has_answers"]);
  expect(leftBehind(had, asked(9), { from: 8, to: 9 })).toEqual([]);
  expect(leftBehind(had, asked(9), { from: 8, to: 7 })).toEqual([]);
  expect(leftBehind(had, asked(9), { from: 9, to: 9 })).toEqual([]);
});
