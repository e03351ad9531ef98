import { expect, it } from "vitest";
import { claimOf } from "./claim.ts";

it.each([
  ["1500", 150_000],
  ["1,500.25", 150_025],
  ["๑,๕๐๐.๒๕", 150_025],
  ["฿ 900.5", 90_050],
  ["10000000", 1_000_000_000],
  ["10000000.01", "tooLarge"],
  ["", "notAmount"],
  ["0", "notAmount"],
  ["-5", "notAmount"],
  ["12.345", "notAmount"],
  ["พันห้า", "notAmount"],
])("reads %s", (text, claim) => {
  expect(claimOf(text)).toBe(claim);
});
