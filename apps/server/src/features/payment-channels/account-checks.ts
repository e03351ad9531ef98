import { isDeepStrictEqual } from "node:util";
import type { PaymentAccount, PaymentChannel, paymentChannelSave } from "@time-event/contract/payment-channels";
import type { eventChannelSave } from "@time-event/contract/event-payments";
import { accountProblems, tidyAccount } from "@time-event/domain/promptpay/payment-account";
import { Refused } from "../../http/refusals.ts";

type SavesAccount = typeof paymentChannelSave | typeof eventChannelSave;

/**
 * An account whose numbers are digits alone.
 * @throws Refused, naming each field that cannot be right
 */
export function tidyOrRefuse(call: SavesAccount, given: PaymentAccount): PaymentAccount {
  const account = tidyAccount(given);
  const problems = accountProblems(account).map(({ path, code }) => ({ path: `account.${path}`, code }));
  if (problems.length > 0) throw new Refused(call, problems);
  return account;
}

/** The field that holds what an account is known by. */
const numberField = { promptpay: "promptPayId", bank: "accountNumber", bill: "billerId" } as const;

/** If two channels of one list share one account, nobody can tell for which one money arrived. */
export function isTaken(list: readonly PaymentChannel[], account: PaymentAccount, exceptId: number | null) {
  const other = list.find(({ id, account: its }) => id !== exceptId && numberOf(its) === numberOf(account));
  return other ? [{ path: `account.${numberField[account.kind]}`, code: "taken" } as const] : [];
}

/** A number that payers were told does not become another one: their money is on its way to it, and its statements are matched by it. */
export function expectSameNumber(call: SavesAccount, before: PaymentAccount, after: PaymentAccount): void {
  if (numberOf(before) === numberOf(after)) return;
  throw new Refused(call, [{ path: `account.${numberField[after.kind]}`, code: "told_to_payers" }]);
}

/** Does money go elsewhere by it? A name may change. */
export function changesPayee(
  before: PaymentChannel | undefined,
  after: Pick<PaymentChannel, "account" | "active">,
): boolean {
  if (!before) return after.active;
  return before.active !== after.active || !isDeepStrictEqual(before.account, after.account);
}

function numberOf(account: PaymentAccount): string {
  if (account.kind === "promptpay") return account.promptPayId;
  return account.kind === "bank" ? account.bankCode + account.accountNumber : account.billerId;
}
