import { accountDigits, bankOf, isAccountNumber } from "./banks.ts";
import { type BillerProblem, billerProblem, type BillReferenceRule, isBillReference } from "./bill-payment.ts";
import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import { type PromptPayKind, promptPayDigits, type PromptPayProblem, promptPayProblem } from "./promptpay-id.ts";

interface BillReference {
  readonly rule: BillReferenceRule;
  /** The fixed text of the reference. */
  readonly text: string;
}

/** An account that receives payments. */
export type PaymentAccount =
  | { readonly kind: "promptpay"; readonly idKind: PromptPayKind; readonly promptPayId: string }
  | { readonly kind: "bank"; readonly bankCode: string; readonly accountNumber: string; readonly holder: string }
  | { readonly kind: "bill"; readonly billerId: string; readonly ref1: BillReference; readonly ref2: BillReference };

/** What is wrong with one part of an account. */
export type AccountProblem = FieldProblem<
  PromptPayProblem | BillerProblem | "unknown" | "wrong_account_length" | "required" | "not_a_reference"
>;

/**
 * Reduces the numbers of an account to their digits.
 *
 * @example
 * tidyAccount({ kind: "promptpay", idKind: "phone", promptPayId: "081-234-5678" }).promptPayId; // "0812345678"
 */
export function tidyAccount<Account extends PaymentAccount>(account: Account): Account {
  switch (account.kind) {
    case "promptpay":
      return { ...account, promptPayId: promptPayDigits(account.promptPayId) };
    case "bank":
      return { ...account, accountNumber: accountDigits(account.accountNumber) };
    case "bill":
      return { ...account, billerId: accountDigits(account.billerId) };
  }
}

/**
 * Finds everything that is wrong with a tidied account, each problem with its field.
 *
 * @example
 * accountProblems({ kind: "promptpay", idKind: "phone", promptPayId: "0212345678" });
 * // [{ path: "promptPayId", code: "not_a_mobile_number" }]
 */
export function accountProblems(account: PaymentAccount): AccountProblem[] {
  switch (account.kind) {
    case "promptpay":
      return found("promptPayId", promptPayProblem(account.idKind, account.promptPayId));
    case "bank":
      if (!bankOf(account.bankCode)) return found("bankCode", "unknown");
      return problemIf(
        !isAccountNumber(account.bankCode, account.accountNumber),
        "accountNumber",
        "wrong_account_length",
      );
    case "bill":
      return [
        ...found("billerId", billerProblem(account.billerId)),
        // the first reference identifies the payment
        ...problemIf(account.ref1.rule === "none", "ref1.rule", "required"),
        ...problemIf(!isUsable(account.ref1), "ref1.text", "not_a_reference"),
        ...problemIf(!isUsable(account.ref2), "ref2.text", "not_a_reference"),
      ];
  }
}

function isUsable({ rule, text }: BillReference): boolean {
  return rule !== "fixed" || isBillReference(text);
}

function found(path: string, code: AccountProblem["code"] | undefined): AccountProblem[] {
  return code === undefined ? [] : [{ path, code }];
}
