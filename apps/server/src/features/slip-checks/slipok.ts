import * as z from "zod/mini";
import { ask, readPayment, type SlipAnswer, type SlipChecker, type SlipServiceSettings } from "./slip-checker.ts";

const number = z.optional(z.nullable(z.object({ value: z.optional(z.nullable(z.string())) })));
const found = z.object({
  data: z.object({
    transRef: z.string(),
    transTimestamp: z.optional(z.nullable(z.string())),
    amount: z.number(),
    receiver: z.optional(z.object({ proxy: number, account: number })),
  }),
});
const refused = z.object({ code: z.union([z.number(), z.string()]) });

/** The code is none of a slip, or its payment is not known: no later try says otherwise. */
const unknownCodes: readonly unknown[] = [1006, 1007, 1008, 1011];

/** SlipOK: `POST https://api.slipok.com/api/line/apikey/<branch>`. We find repeated slips ourselves, so it keeps no log. */
export function createSlipOk({ url, key }: SlipServiceSettings): SlipChecker {
  return {
    service: "slipok",
    find: async (data): Promise<SlipAnswer> => {
      const { status, reply } = await ask(url, { "x-authorization": key }, { data, log: false });
      const { success, data: answer } = found.safeParse(reply);
      if (status === 200 && success) {
        const { transRef, transTimestamp, amount, receiver } = answer.data;
        const receivers = [receiver?.proxy?.value, receiver?.account?.value];
        return readPayment({ reference: transRef, baht: amount, time: transTimestamp, receivers });
      }
      const { data: refusal } = refused.safeParse(reply);
      if (refusal && unknownCodes.includes(Number(refusal.code))) return "unknown";
      if (status === 200 && !refusal) return "unreadable";
      throw new Error(`SlipOK answered ${status}${refusal ? `, code ${refusal.code}` : ""}`);
    },
  };
}
