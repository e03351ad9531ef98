import type { Order } from "@time-event/contract/orders";
import { expect, it } from "vitest";
import { mayPay } from "./may-pay.ts";

const begun = { at: 0, step: null, state: "held" } as const;
const confirmed = { at: 1, step: "confirm", state: "awaiting_payment" } as const;
const given = (state: Order["state"], owedSatang: number, timeline: Order["timeline"]) => ({
  state,
  timeline,
  balance: {
    owedSatang,
    verifiedSatang: 0,
    refundedSatang: 0,
    overpaidSatang: 0,
    waitingSatang: 0,
    toPaySatang: owedSatang,
  },
});

it.each([
  ["an order that waits for payment", given("awaiting_payment", 100, [begun, confirmed]), true],
  ["one whose time to pay is over: the money may be on its way", given("expired", 100, [begun, confirmed]), true],
  ["one that was cancelled: paid money must not be lost", given("cancelled", 0, [begun, confirmed]), true],
  ["one that was never confirmed: it has no price", given("expired", 100, [begun]), false],
  ["one that is paid", given("confirmed", 0, [begun, confirmed]), false],
  ["one that was refunded", given("refunded", 100, [begun, confirmed]), false],
])("takes a slip for %s: %#", (_, order, expected) => {
  expect(mayPay(order)).toBe(expected);
});
