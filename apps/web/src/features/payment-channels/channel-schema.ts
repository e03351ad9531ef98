import { paymentAccount } from "@time-event/contract/payment-channels";
import { accountProblems, tidyAccount } from "@time-event/domain/promptpay/payment-account";

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
}

interface Schema {
  safeParse(values: unknown): { success: boolean; error?: { issues: readonly Issue[] } | undefined };
}

/** The schema of a call's body with the server's rules on numbers, so that the form shows all problems at once. */
export const schemaOfAccount = (body: Schema) => ({
  safeParse(values: unknown): { success: boolean; error: { issues: readonly Issue[] } } {
    const issues: readonly Issue[] = [
      ...(body.safeParse(values).error?.issues ?? []),
      ...accountIssues((values as { account: unknown }).account),
    ];
    return { success: issues.length === 0, error: { issues } };
  },
});

/** What is wrong with an account whose fields are all filled in. */
function accountIssues(account: unknown): Issue[] {
  const parsed = paymentAccount.safeParse(account);
  if (!parsed.success) return [];
  return accountProblems(tidyAccount(parsed.data)).map(({ path, code }) => ({
    path: ["account", ...path.split(".")],
    code,
  }));
}
