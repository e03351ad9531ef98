import { expect, it } from "vitest";
import { warningsOf } from "./transfer-warnings.ts";

const hour = 3_600_000;
const order = { state: "awaiting_payment", owedSatang: 80_000, createdAt: 100 * hour } as const;
const transfer = {
  claimedSatang: 80_000,
  paidAt: 101 * hour,
  sentAt: 102 * hour,
  reference: "0002123123121200011",
  isReferenceKnown: false,
  isPictureKnown: false,
  isTakenBack: false,
  orders: [order],
} as const;

it("has nothing to say of a slip for what is owed, paid between the order and now", () => {
  expect(warningsOf(transfer)).toEqual([]);
  expect(warningsOf({ ...transfer, claimedSatang: 160_000, orders: [order, order] })).toEqual([]);
  expect(warningsOf({ ...transfer, paidAt: null })).toEqual([]);
  // clocks differ
  expect(warningsOf({ ...transfer, paidAt: 100 * hour - 60_000 })).toEqual([]);
});

it.each([
  [{ claimedSatang: 79_900 }, ["amount_differs"]],
  [{ orders: [{ ...order, state: "expired" as const }] }, ["order_expired"]],
  [{ orders: [{ ...order, state: "cancelled" as const, owedSatang: 0 }] }, ["order_ended", "nothing_owed"]],
  [{ paidAt: 99 * hour }, ["paid_before_order"]],
  [{ paidAt: 103 * hour }, ["paid_after_sent"]],
  [{ reference: null }, ["no_code"]],
  [{ isTakenBack: true }, ["taken_back"]],
  [{ isReferenceKnown: true, isPictureKnown: true }, ["reference_refused_before", "picture_seen"]],
])("warns of what does not fit: %j", (changes, expected) => {
  expect(warningsOf({ ...transfer, ...changes })).toEqual(expected);
});
