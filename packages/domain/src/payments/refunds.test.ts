import fc from "fast-check";
import { expect, it } from "vitest";
import { orderStates } from "../orders/order-states.ts";
import { balanceOf, type PaymentLine } from "./balance.ts";
import { needsSecondPerson, refundableSatang } from "./refunds.ts";

it("asks for a second person above 2,000 baht", () => {
  expect([needsSecondPerson(200_000), needsSecondPerson(200_001)]).toEqual([false, true]);
});

it("never gives back more than was paid, and leaves no order with places unpaid", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 5 });
  fc.assert(
    fc.property(
      fc.constantFrom(...orderStates),
      // below 0: a price that is wrong may not be paid out
      fc.integer({ min: -50_000, max: 200_000 }),
      amounts,
      fc.nat(50_000),
      (state, total, paid, pending) => {
        const lines = paid.map((amountSatang): PaymentLine => ({ kind: "payment", amountSatang }));
        const before = balanceOf(total, lines);
        const back = refundableSatang(state, before, pending);
        const refund: PaymentLine = { kind: "refund", amountSatang: -back };
        const after = balanceOf(total, [...lines, refund]);
        expect(after.verifiedSatang - after.refundedSatang).toBeGreaterThanOrEqual(0);
        const isUnpaid = after.owedSatang > before.owedSatang;
        expect(isUnpaid && ["held", "awaiting_payment", "confirmed"].includes(state)).toBe(false);
      },
    ),
  );
});
