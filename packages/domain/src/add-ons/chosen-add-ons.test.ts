import { expect, it } from "vitest";
import { type AddOnRule, choiceProblems, type ChosenAddOn, isOffered, tidyChoice } from "./chosen-add-ons.ts";

const shirt: AddOnRule = {
  id: 3,
  per: "entry",
  required: true,
  categoryIds: [7],
  most: 2,
  options: [{ code: "S" }, { code: "M" }],
};
const meal: AddOnRule = { ...shirt, id: 4, required: false, categoryIds: null, options: [] };
const delivery: AddOnRule = { ...meal, id: 5, per: "registration", most: 1 };
const chosen = (addOn: number, option = "", quantity = 1): ChosenAddOn => ({ addOn, option, quantity });
const runner = { per: "entry", categoryIds: [7] } as const;

it.each([
  ["nothing of what is offered", [chosen(3, "S"), chosen(4)], runner, []],
  ["two sizes that are too many together", [chosen(3, "S", 2), chosen(3, "M")], runner, ["addOns.3 too_many"]],
  ["an option that is no more", [chosen(3, "XL")], runner, ["addOns.3 unknown"]],
  ["no option where one is needed", [chosen(3)], runner, ["addOns.3 unknown"]],
  ["an option where there is none", [chosen(4, "S")], runner, ["addOns.4 unknown"]],
  ["an add-on of other categories", [chosen(3, "S")], { per: "entry", categoryIds: [8] }, ["addOns.3 unknown"]],
  ["what a whole order chooses", [chosen(5)], runner, ["addOns.5 unknown"]],
  ["nothing of what an order chooses", [chosen(5)], { per: "registration", categoryIds: [] }, []],
  ["nothing missing yet", [], runner, []],
  ["what is missing once it must be complete", [], { ...runner, complete: true }, ["addOns.3 required"]],
  ["nothing missing elsewhere", [], { per: "entry", categoryIds: [8], complete: true }, []],
] as const)("finds %s", (_, choice, chooser, expected) => {
  const problems = choiceProblems([shirt, meal, delivery], choice, chooser);
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

it("offers an order what one of its categories has", () => {
  const bus = { ...delivery, categoryIds: [7] };
  expect(isOffered(bus, { per: "registration", categoryIds: [8, 7] })).toBe(true);
  expect(isOffered(bus, { per: "registration", categoryIds: [8] })).toBe(false);
});

it("adds up what is chosen twice", () => {
  expect(tidyChoice([chosen(3, "S"), chosen(4, "", 0), chosen(3, "M"), chosen(3, "S", 2)])).toEqual([
    chosen(3, "S", 3),
    chosen(3, "M"),
  ]);
});
