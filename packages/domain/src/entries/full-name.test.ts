import { expect, it } from "vitest";
import { fullName, latinName, nameInEither } from "./full-name.ts";

const nobody = { firstName: "", lastName: "", firstNameEn: "", lastNameEn: "" };

it("has one blank between two names, and none beside a single one", () => {
  expect(fullName({ firstName: "มานี", lastName: "ใจดี" })).toBe("มานี ใจดี");
  expect([fullName({ firstName: "มานี", lastName: "" }), fullName({ firstName: "", lastName: "ใจดี" })]).toEqual([
    "มานี",
    "ใจดี",
  ]);
  expect(fullName(nobody)).toBe("");
});

it("is the Latin one where there is no other", () => {
  const anna = { ...nobody, firstNameEn: "Anna", lastNameEn: "Svensson" };
  expect([latinName(anna), nameInEither(anna)]).toEqual(["Anna Svensson", "Anna Svensson"]);
  expect(nameInEither({ ...anna, firstName: "แอนนา" })).toBe("แอนนา");
});
