import * as z from "zod/mini";
import { ask, readPayment, type SlipAnswer, type SlipChecker, type SlipServiceSettings } from "./slip-checker.ts";

const account = z.optional(z.nullable(z.object({ account: z.optional(z.nullable(z.string())) })));
const found = z.object({
  data: z.object({
    rawSlip: z.object({
      transRef: z.string(),
      date: z.string(),
      amount: z.object({ amount: z.number() }),
      receiver: z.optional(z.object({ account: z.optional(z.object({ bank: account, proxy: account })) })),
    }),
  }),
});
const refused = z.object({ error: z.object({ code: z.string() }) });

/** No later try says otherwise. */
const unknownCodes: readonly string[] = ["SLIP_NOT_FOUND", "INVALID_PAYLOAD", "INVALID_SLIP"];

/** EasySlip, version 2: `POST https://api.easyslip.com/v2/verify/bank`. */
export function createEasySlip({ url, key }: SlipServiceSettings): SlipChecker {
  return {
    service: "easyslip",
    find: async (payload): Promise<SlipAnswer> => {
      const { status, reply } = await ask(url, { authorization: `Bearer ${key}` }, { payload });
      const { success, data: answer } = found.safeParse(reply);
      if (status === 200 && success) {
        const { transRef, date, amount, receiver } = answer.data.rawSlip;
        const receivers = [receiver?.account?.proxy?.account, receiver?.account?.bank?.account];
        return readPayment({ reference: transRef, baht: amount.amount, time: date, receivers });
      }
      const { data: refusal } = refused.safeParse(reply);
      if (refusal && unknownCodes.includes(refusal.error.code)) return "unknown";
      if (status === 200 && !refusal) return "unreadable";
      throw new Error(`EasySlip answered ${status}${refusal ? `, ${refusal.error.code}` : ""}`);
    },
  };
}
