import { expect, test } from "vitest";
import { memberNames } from "./member-names.ts";

const name = (firstName: string, lastName = "", firstNameEn = "", lastNameEn = "") => ({
  firstName,
  lastName,
  firstNameEn,
  lastNameEn,
});

test.each([
  ["", []],
  [" ; ", []],
  ["มานี ใจดี", [name("มานี", "ใจดี")]],
  [
    "มานี ใจดี (Mani Jaidee);ปิติ ณ อยุธยา ; Anna van Dam",
    [name("มานี", "ใจดี", "Mani", "Jaidee"), name("ปิติ", "ณ อยุธยา"), name("Anna", "van Dam")],
  ],
  ["(Mani)", [name("", "", "Mani")]],
])("%j names its members", (line, members) => {
  expect(memberNames(line)).toEqual(members);
});
