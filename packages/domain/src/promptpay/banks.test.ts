import { expect, it } from "vitest";
import { accountDigits, bankOf, banks, formatAccountNumber, isAccountNumber } from "./banks.ts";
import { billerProblem, isBillReference } from "./bill-payment.ts";

it("knows each bank once, by its code", () => {
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
  expect(banks.every(({ code }) => /^\d{3}$/.test(code))).toBe(true);
  expect(bankOf("014")?.short).toBe("SCB");
  expect(bankOf("999")).toBeUndefined();
});

it("accepts account numbers of the bank's length", () => {
  expect(isAccountNumber("004", accountDigits("012-3-45678-9"))).toBe(true);
  expect(isAccountNumber("004", "012345678")).toBe(false);
  expect(isAccountNumber("004", "01234567a9")).toBe(false);
  expect(isAccountNumber("030", "020123456789")).toBe(true);
  expect(isAccountNumber("999", "0123456789")).toBe(false);
});

it("shows an account number as a passbook does", () => {
  expect(formatAccountNumber("0123456789")).toBe("012-3-45678-9");
  expect(formatAccountNumber("020123456789")).toBe("020123456789");
});

it("accepts a biller ID that is a tax ID and a suffix", () => {
  expect(billerProblem("099400016550100")).toBeUndefined();
  expect(billerProblem("099400016550200")).toBe("wrong_check_digit");
  expect(billerProblem("0994000165501")).toBe("not_15_digits");
});

it("accepts the references that a bank accepts", () => {
  expect(isBillReference("RUN2026")).toBe(true);
  for (const bad of ["", "run", "RUN 2026", "วิ่ง", "A".repeat(21)]) expect(isBillReference(bad)).toBe(false);
});
