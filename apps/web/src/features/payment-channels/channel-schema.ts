import { paymentChannelSave } from "@time-event/contract/payment-channels";
import { accountProblems, tidyAccount } from "@time-event/domain/promptpay/payment-account";

/** The form of the call's body, and with it the same rules on numbers that the server asks. */
export const channelSchema: {
  safeParse(values: unknown): { success: boolean; error?: { issues: { path: PropertyKey[]; code: string }[] } };
} = {
  safeParse: (values) => {
    const parsed = paymentChannelSave.body.safeParse(values);
    if (!parsed.success) {
      return {
        success: false,
        error: { issues: parsed.error.issues.map(({ path, code }) => ({ path, code: code ?? "other" })) },
      };
    }
    const issues = accountProblems(tidyAccount(parsed.data.account)).map(({ path, code }) => ({
      path: ["account", ...path.split(".")],
      code,
    }));
    return { success: issues.length === 0, error: { issues } };
  },
};
