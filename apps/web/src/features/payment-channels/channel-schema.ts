import { paymentAccount, paymentChannelSave } from "@time-event/contract/payment-channels";
import { accountProblems, tidyAccount } from "@time-event/domain/promptpay/payment-account";

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
}

/** The form of the call's body, and with it the same rules on numbers that the server asks: everything at once. */
export const channelSchema = {
  safeParse(values: unknown): { success: boolean; error: { issues: readonly Issue[] } } {
    const issues: readonly Issue[] = [
      ...(paymentChannelSave.body.safeParse(values).error?.issues ?? []),
      ...accountIssues((values as { account: unknown }).account),
    ];
    return { success: issues.length === 0, error: { issues } };
  },
};

/** What cannot be right about an account that has all its parts. */
function accountIssues(account: unknown): Issue[] {
  const parsed = paymentAccount.safeParse(account);
  if (!parsed.success) return [];
  return accountProblems(tidyAccount(parsed.data)).map(({ path, code }) => ({
    path: ["account", ...path.split(".")],
    code,
  }));
}
