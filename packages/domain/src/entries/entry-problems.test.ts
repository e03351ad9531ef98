import { expect, it } from "vitest";
import { entryProblems } from "./entry-problems.ts";

const good = { firstName: "มานี", lastName: "มีนา", category: "10K" };
const codes = (changes: object) =>
  entryProblems({ ...good, ...changes }, "2026-11-15").map(({ path, code }) => `${path} ${code}`);

it("finds nothing wrong with right values, nor with values that the user may not see", () => {
  expect(codes({})).toEqual([]);
  expect(codes({ birthDate: "15/11/2569", email: "m@example.org", lastName: "" })).toEqual([]);
});

it("takes a single name as the first name, and never a last name alone", () => {
  expect(codes({ lastName: "" })).toEqual([]);
  expect(codes({ firstName: "" })).toEqual(["firstName required"]);
});

it("says what is wrong beside each field at once", () => {
  expect(
    codes({ firstName: "", lastName: "", category: "", birthDate: "31/2/2533", email: "m@", team: "1101700230708" }),
  ).toEqual(["team thai_id", "firstName required", "category required", "birthDate bad_date", "email bad_email"]);
  expect(codes({ birthDate: "16/11/2569" })).toEqual(["birthDate born_after_race"]);
});
