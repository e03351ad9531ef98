import type { FoundPayment } from "@time-event/domain/payments/slip-check";
import * as z from "zod/mini";
import { ask, type SlipChecker, type SlipServiceSettings } from "./slip-checker.ts";

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
    find: async (data): Promise<FoundPayment | null> => {
      const { status, reply } = await ask(url, { "x-authorization": key }, { data, log: false });
      const { success, data: answer } = found.safeParse(reply);
      if (status === 200 && success) {
        const { transRef, transTimestamp, amount, receiver } = answer.data;
        return {
          reference: transRef,
          amountSatang: Math.round(amount * 100),
          paidAt: instantOf(transTimestamp),
          receivers: [receiver?.proxy?.value, receiver?.account?.value].flatMap((each) => each ?? []),
        };
      }
      const { data: refusal } = refused.safeParse(reply);
      if (refusal && unknownCodes.includes(Number(refusal.code))) return null;
      throw new Error(`SlipOK answered ${status}${refusal ? `, code ${refusal.code}` : ""}`);
    },
  };
}

function instantOf(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? null : at;
}
