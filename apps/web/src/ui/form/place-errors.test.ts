import { expect, it } from "vitest";
import { placeErrors } from "./place-errors.ts";

const errors = { name: "taken", "steps.2.gunAt": "required" };

it("gives a field its error, and leaves the rest for the foot of the form", () => {
  const { errorAt, unplacedErrors } = placeErrors(errors, (path, word) => `${path}: ${word}`);
  expect(errorAt("name")).toBe("name: taken");
  expect(errorAt("venue")).toBeUndefined();
  expect(unplacedErrors()).toEqual(["steps.2.gunAt: required"]);
});

it("leaves nothing for the foot when every field asked", () => {
  const { errorAt, unplacedErrors } = placeErrors(errors, (_path, word) => word);
  Object.keys(errors).forEach(errorAt);
  expect(unplacedErrors()).toEqual([]);
});

it("leaves everything for the foot when no field asks", () => {
  expect(placeErrors(errors, (_path, word) => word).unplacedErrors()).toEqual(["taken", "required"]);
});
