import fc from "fast-check";
import { expect, it } from "vitest";
import { movedQuote } from "./move-entry.ts";
import type { QuoteLine } from "./price-order.ts";

const name = (text: string) => ({ th: text, en: text });
const line = (entry: number | null, kind: QuoteLine["kind"], amountSatang: number): QuoteLine => ({
  kind,
  entry,
  player: null,
  category: null,
  name: name(kind),
  option: null,
  quantity: 1,
  unitSatang: amountSatang,
  amountSatang,
});
const move = { entry: 0, from: name("10K"), to: name("21K"), feeSatang: 120_000 };

it("adds the difference to the fee of now as a line of its own", () => {
  const lines = [line(0, "fee", 80_000), line(0, "add_on", 25_000), line(1, "fee", 50_000)];
  const { quote, differenceSatang } = movedQuote({ lines, totalSatang: 155_000, unpriced: [] }, move);
  expect([differenceSatang, quote.totalSatang]).toEqual([40_000, 195_000]);
  expect(quote.lines.at(-1)).toMatchObject({ kind: "fee", entry: 0, category: name("21K"), amountSatang: 40_000 });
});

it("costs less in a cheaper category, and the same when moved there and back", () => {
  const before = { lines: [line(0, "fee", 120_000)], totalSatang: 120_000, unpriced: [] };
  const there = movedQuote(before, { ...move, feeSatang: 80_000 });
  expect(there.differenceSatang).toBe(-40_000);
  expect(movedQuote(there.quote, { ...move, feeSatang: 120_000 }).quote.totalSatang).toBe(120_000);
});

it("adds up to the satang, wherever it moves", () => {
  const fees = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.nat(300_000), fc.integer({ min: -50_000, max: 0 }), fees, (fee, discount, moves) => {
      let quote = {
        lines: [line(0, "fee", fee), line(0, "discount", discount)],
        totalSatang: fee + discount,
        unpriced: [],
      };
      for (const feeSatang of moves) quote = movedQuote(quote, { ...move, feeSatang }).quote;
      expect(quote.totalSatang).toBe(moves.at(-1)! + discount);
      expect(quote.lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(quote.totalSatang);
    }),
  );
});
