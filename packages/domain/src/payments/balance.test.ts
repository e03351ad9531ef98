import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceIn, balanceOf, divideAmong, type PaymentLine } from "./balance.ts";
import { workedRows } from "../text/worked-rows.test-support.ts";

const rowsOf = (heading: string) => workedRows("payment.md", `## ${heading}`);

const satang = fc.integer({ min: 0, max: 10_000_000 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe("balanceOf", () => {
  it.each(rowsOf("What is owed"))("of %s with %s", (price, lines, ...expected) => {
    const parsed = lines!.split(" ").flatMap((text, index, all): PaymentLine[] => {
      const amount = /^[+−]\d+$/.test(text) ? Number(text.replace("−", "-")) : undefined;
      const kind = all[index + 1] === "(refund)" ? "refund" : "payment";
      return amount === undefined ? [] : [{ kind, amountSatang: amount }];
    });
    const { verifiedSatang, refundedSatang, owedSatang, overpaidSatang } = balanceOf(Number(price), parsed);
    expect([verifiedSatang, refundedSatang, owedSatang, overpaidSatang].map(String)).toEqual(expected);
  });

  it("adds up to the satang, whatever came, went back and was taken back", () => {
    const line = fc.record({
      kind: fc.constantFrom("payment" as const, "refund" as const),
      amount: fc.integer({ min: 1, max: 10_000_000 }),
      isCountered: fc.boolean(),
    });
    fc.assert(
      fc.property(satang, fc.array(line), (totalSatang, given) => {
        const lines = given.flatMap(({ kind, amount, isCountered }): PaymentLine[] => {
          const amountSatang = kind === "payment" ? amount : -amount;
          const counter = { kind, amountSatang: -amountSatang };
          return [{ kind, amountSatang }, ...(isCountered ? [counter] : [])];
        });
        const { verifiedSatang, refundedSatang, owedSatang, overpaidSatang } = balanceOf(totalSatang, lines);
        expect(Math.min(owedSatang, overpaidSatang)).toBe(0);
        expect(totalSatang - verifiedSatang + refundedSatang).toBe(owedSatang - overpaidSatang);
        expect(verifiedSatang - refundedSatang).toBe(sum(lines.map((each) => each.amountSatang)));
        const live = given.filter(({ isCountered }) => !isCountered);
        expect(verifiedSatang).toBe(sum(live.filter(({ kind }) => kind === "payment").map(({ amount }) => amount)));
      }),
    );
  });
});

describe("divideAmong", () => {
  it.each(rowsOf("One transfer for several orders"))("gives of %s to %s: %s", (arrived, owed, parts) => {
    const numbers = (text: string) => text.split(", ").map(Number);
    expect(divideAmong(Number(arrived), numbers(owed!))).toEqual(numbers(parts!));
  });

  it("loses and invents nothing, and gives nobody more than is owed except the first", () => {
    fc.assert(
      fc.property(satang, fc.array(satang, { minLength: 1, maxLength: 6 }), (received, owed) => {
        const parts = divideAmong(received, owed);
        expect(sum(parts)).toBe(received);
        parts.forEach((part, index) => expect(part >= 0 && (index === 0 || part <= owed[index]!)).toBe(true));
        // nobody is left short while the first has too much
        const isShort = parts.some((part, index) => part < owed[index]!);
        expect(isShort && parts[0]! > owed[0]!).toBe(false);
      }),
    );
  });
});

describe("balanceIn", () => {
  const paid: PaymentLine = { kind: "payment", amountSatang: 80_000 };
  const sent: PaymentLine = { kind: "refund", amountSatang: -50_000 };

  it.each([
    ["cancelled", [paid, sent], 0, 30_000],
    ["refunded", [paid, { ...sent, amountSatang: -80_000 }], 0, 0],
    ["cancelled", [], 0, 0],
    ["cancelled", [paid], 0, 80_000],
    ["confirmed", [paid, sent], 50_000, 0],
  ] as const)("of a %s order with %j", (state, lines, owedSatang, overpaidSatang) => {
    expect(balanceIn(state, 80_000, lines)).toMatchObject({ owedSatang, overpaidSatang });
  });
});
