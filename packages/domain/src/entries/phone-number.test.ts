import { expect, it } from "vitest";
import { phoneProblems, readPhone, tidyPhones } from "./phone-number.ts";

it.each([
  ["081-234-5678", "0812345678"],
  ["๐๘๑ ๒๓๔ ๕๖๗๘", "0812345678"],
  ["812345678", "0812345678"],
  ["02 123 4567", "021234567"],
  ["+66 81 234 5678", "0812345678"],
  ["+66 (0)81 234 5678", "0812345678"],
  ["66812345678", "0812345678"],
  ["0066 2 123 4567", "021234567"],
  ["+49 30 901820", "+4930901820"],
  ["001 202 555 0100", "+12025550100"],
])("keeps %s as %s", (typed, kept) => {
  expect(readPhone(typed)).toBe(kept);
});

it.each(["12345", "abc", "081", "081-234-567", "08123456789", "0012", "+0812345678", "081234567a", "+66 12", ""])(
  "knows no number in “%s”",
  (typed) => {
    expect(readPhone(typed)).toBeNull();
  },
);

it("names each number of a form that nobody can be called by, and keeps it as typed", () => {
  const form = { phone: "081 234 5678", emergencyPhone: "12" };
  expect(phoneProblems(form, "players.0")).toEqual([{ path: "players.0.emergencyPhone", code: "bad_phone" }]);
  expect(phoneProblems({ phone: "", emergencyPhone: undefined })).toEqual([]);
  expect(tidyPhones(form)).toEqual({ phone: "0812345678", emergencyPhone: "12" });
});
