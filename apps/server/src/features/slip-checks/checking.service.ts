import { slipProblems } from "@time-event/domain/payments/slip-check";
import { slipPayload } from "@time-event/domain/promptpay/slip-code";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { edit } from "../edits/edit.service.ts";
import { listActiveChannels } from "../payment-channels/payment-channels.queries.ts";
import { announceResults } from "../results/results.service.ts";
import type { ReceivedMoney } from "../transfers/received-money.service.ts";
import type { SlipChecker } from "./slip-checker.ts";
import { findToCheck } from "./slip-checks.queries.ts";
import { storeCheck } from "./slip-checks.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly money: Pick<ReceivedMoney, "verifyWaiting">;
  readonly checker: SlipChecker;
}

/**
 * Asks a slip-verification service about a transfer that waits. Where amount, receiver, time and reference are those of
 * the claim, the transfer is verified; everything else is kept beside it for a person.
 */
export function createSlipChecking({ db, clock, money, checker }: Parts) {
  return async (transferId: number): Promise<void> => {
    const claimed = await findToCheck(db, transferId);
    const payload = claimed && slipPayload({ ...claimed, paidOn: null });
    if (!claimed || !payload) return;
    // outside of any transaction: nobody waits for the service
    const answer = await checker.find(payload);
    const found = typeof answer === "object" ? answer : null;
    const accounts = (await listActiveChannels(db, claimed.eventId)).map(({ account }) => account);
    const problems = found ? slipProblems(found, { ...claimed, amountSatang: claimed.claimedSatang, accounts }) : [];
    const now = clock();
    const { service } = checker;
    const eventId = await edit(db, { username: service, address: "" }, { name: "slip-check" }, async (tx) => {
      const isRight = found !== null && problems.length === 0;
      const received = { receivedSatang: claimed.claimedSatang, receivedAt: found?.paidAt ?? null, by: service, now };
      // asks again, under the locks of its orders, whether it still waits for exactly this amount
      const orders = isRight ? await money.verifyWaiting(tx, transferId, received) : undefined;
      const result = typeof answer === "string" ? answer : isRight ? "right" : "wrong";
      await storeCheck(tx, { transferId, service, result, found, problems, at: now });
      if (!orders) return { reply: undefined, change: null };
      const subject = { kind: "transfer", id: transferId, name: orders[0].reference };
      const after = { receivedSatang: received.receivedSatang, by: service };
      return { reply: claimed.eventId, change: { eventId: claimed.eventId, subject, after } };
    });
    if (eventId !== undefined) await announceResults(db, eventId);
  };
}
export type SlipChecking = ReturnType<typeof createSlipChecking>;
