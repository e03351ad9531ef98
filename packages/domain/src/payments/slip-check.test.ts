import { expect, it } from "vitest";
import type { PaymentAccount } from "../promptpay/payment-account.ts";
import { readSlipCode, slipPayload } from "../promptpay/slip-code.ts";
import { mayBeNumber, slipProblems } from "./slip-check.ts";

const account: PaymentAccount = { kind: "bank", bankCode: "004", accountNumber: "0123456789", holder: "x" };
const phone: PaymentAccount = { kind: "promptpay", idKind: "phone", promptPayId: "0812345678" };
const found = { reference: "ABC123", amountSatang: 80_000, paidAt: 1_000_000, receivers: ["xxx-x-x5678-x"] };
const claimed = { reference: "abc123", amountSatang: 80_000, begunAt: 900_000, sentAt: 1_100_000, accounts: [account] };

it("names everything that does not fit", () => {
  expect(slipProblems(found, claimed)).toEqual([]);
  expect(slipProblems({ ...found, amountSatang: 79_999 }, claimed)).toEqual(["amount_differs"]);
  expect(slipProblems({ ...found, receivers: ["xxx-x-x5679-x"] }, claimed)).toEqual(["receiver_differs"]);
  expect(slipProblems({ ...found, receivers: [] }, claimed)).toEqual(["receiver_differs"]);
  expect(slipProblems({ ...found, paidAt: 500_000 }, claimed)).toEqual(["time_differs"]);
  expect(slipProblems({ ...found, paidAt: null }, claimed)).toEqual(["time_differs"]);
  expect(slipProblems({ ...found, reference: "ABC124" }, claimed)).toEqual(["reference_differs"]);
});

it.each([
  ["xxx-xxx-5678", phone, true],
  ["66*****5678", phone, true],
  ["xxx-xxx-5679", phone, false],
  // two digits fit one account in a hundred
  ["xxxxxxxx78", phone, false],
  ["5678", phone, false],
  ["", account, false],
])("reads the hidden number %s", (masked, of, isSame) => expect(mayBeNumber(masked, of)).toBe(isSame));

it("writes a bank's code as it was read, and none of a wallet, whose code has more in it", () => {
  const text = "004000060000010103002021900021231231212000115102TH91049C30";
  expect(slipPayload(readSlipCode(text)!)).toBe(text);
  expect(slipPayload({ kind: "trueMoney", bankCode: "trueMoney", reference: "1234", paidOn: null })).toBeNull();
});
