import { expect, it } from "vitest";
import { isForLater, keepFilledIn, withRest } from "./member-parts.ts";

const stored = {
  firstName: "มานี",
  lastName: "ใจดี",
  gender: "F",
  birthDate: "1990-05-05",
  phone: "081",
  addOns: [{ addOn: 1 }],
  answers: { 7: "O" } as Record<string, string>,
};

it("leaves for later what does not decide about the entry", () => {
  expect(["phone", "answers.7", "nationalId"].every(isForLater)).toBe(true);
  expect(["firstName", "gender", "birthDate", "addOns.3"].some(isForLater)).toBe(false);
});

it("keeps what a member filled in where the captain's form is blank", () => {
  const typed = { ...stored, phone: "", addOns: [], answers: {} };
  expect(keepFilledIn(stored, typed)).toEqual(stored);
  expect(keepFilledIn(stored, { ...stored, phone: "089", answers: { 7: "A" } })).toMatchObject({
    phone: "089",
    answers: { 7: "A" },
  });
});

it("gives nobody what another member filled in", () => {
  const other = { ...stored, firstName: "ปิติ", phone: "", answers: {} };
  expect(keepFilledIn(stored, other)).toEqual(other);
});

it("changes nothing that decided about a confirmed order", () => {
  const typed = { ...stored, firstName: "ปิติ", birthDate: "2001-01-01", addOns: [], phone: "089" };
  expect(withRest(stored, typed)).toEqual({ ...stored, phone: "089" });
});
