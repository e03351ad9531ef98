import type { PaymentAccount } from "@time-event/contract/payment-channels";
import { bankOf, formatAccountNumber } from "@time-event/domain/promptpay/banks";
import { formatPromptPayId } from "@time-event/domain/promptpay/promptpay-id";

/** An account's number in readable form, with the bank's short name. @example "KBANK 012-3-45678-9" */
export function accountText(account: PaymentAccount): string {
  switch (account.kind) {
    case "promptpay":
      return formatPromptPayId(account.idKind, account.promptPayId);
    case "bank":
      return `${bankOf(account.bankCode)?.short ?? account.bankCode} ${formatAccountNumber(account.accountNumber)}`;
    case "bill":
      return account.billerId;
  }
}
