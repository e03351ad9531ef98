import { expect, it } from "vitest";
import { accountProblems, tidyAccount } from "./payment-account.ts";

const bill = {
  kind: "bill",
  billerId: "099400016550100",
  ref1: { rule: "registration", text: "" },
  ref2: { rule: "fixed", text: "RUN2026" },
} as const;

it("keeps the digits of what was typed", () => {
  expect(tidyAccount({ kind: "promptpay", idKind: "phone", promptPayId: "+66 81 234 5678" }).promptPayId).toBe(
    "0812345678",
  );
  const bank = { kind: "bank", bankCode: "004", accountNumber: "012-3-45678-9", holder: "ชมรมวิ่งเมืองปัว" } as const;
  expect(tidyAccount(bank)).toEqual({ ...bank, accountNumber: "0123456789" });
  expect(tidyAccount({ ...bill, billerId: "0994000165501 00" }).billerId).toBe("099400016550100");
});

it("finds nothing wrong with possible accounts", () => {
  expect(accountProblems({ kind: "promptpay", idKind: "nationalId", promptPayId: "0994000165501" })).toEqual([]);
  expect(accountProblems({ kind: "bank", bankCode: "030", accountNumber: "020123456789", holder: "x" })).toEqual([]);
  expect(accountProblems(bill)).toEqual([]);
});

it("names every impossible field", () => {
  expect(accountProblems({ kind: "bank", bankCode: "004", accountNumber: "123", holder: "x" })).toEqual([
    { path: "accountNumber", code: "wrong_account_length" },
  ]);
  expect(accountProblems({ kind: "bank", bankCode: "999", accountNumber: "123", holder: "x" })).toEqual([
    { path: "bankCode", code: "unknown" },
  ]);
  expect(
    accountProblems({ ...bill, billerId: "1", ref1: { rule: "none", text: "" }, ref2: { rule: "fixed", text: "ก" } }),
  ).toEqual([
    { path: "billerId", code: "not_15_digits" },
    { path: "ref1.rule", code: "required" },
    { path: "ref2.text", code: "not_a_reference" },
  ]);
});
