import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutPrice } from "./free-places.ts";
import { movedQuote } from "./move-entry.ts";
import { type QuoteLine, sumOf } from "./price-order.ts";

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
const fees = (unitSatang: number) => [{ entry: 0, quantity: 1, unitSatang }];
const entry = { category: name("21K"), places: 1, isDiscounted: true };
const move = { entry: 0, from: name("10K"), fees: fees(120_000), entries: [entry, entry], code: null };
const quoteWith = (...lines: QuoteLine[]) => ({
  lines,
  totalSatang: lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0),
  unpriced: [],
});
const half = { code: "HALF", kind: "percent", value: 50, leastSatang: 0, endsAt: 0 } as const;

it("adds the difference to the fee of now as a line of its own", () => {
  const before = quoteWith(line(0, "fee", 80_000), line(0, "add_on", 25_000), line(1, "fee", 50_000));
  const { quote, differenceSatang } = movedQuote(before, move);
  expect([differenceSatang, quote.totalSatang]).toEqual([40_000, 195_000]);
  expect(quote.lines.at(-1)).toMatchObject({ kind: "fee", entry: 0, category: name("21K"), amountSatang: 40_000 });
});

it("costs less in a cheaper category, and the same when moved there and back", () => {
  const there = movedQuote(quoteWith(line(0, "fee", 120_000)), { ...move, fees: fees(80_000) });
  expect(there.differenceSatang).toBe(-40_000);
  expect(movedQuote(there.quote, move).quote.totalSatang).toBe(120_000);
});

it("works the discount out again for the new fee, though the code has ended since", () => {
  const before = quoteWith(line(0, "fee", 120_000), line(0, "discount", -60_000), line(1, "add_on", 25_000));
  const to = (satang: number) => movedQuote(before, { ...move, fees: fees(satang), code: half });
  expect([80_000, 0].map((satang) => to(satang).quote.totalSatang)).toEqual([40_000 + 25_000, 25_000]);
  expect(to(80_000).differenceSatang).toBe(-20_000);
  // a category that the code does not cover
  const entries = [{ ...entry, isDiscounted: false }];
  expect(movedQuote(before, { ...move, entries, code: half }).quote.totalSatang).toBe(145_000);
});

it("leaves a gift a gift, wherever it moves", () => {
  let quote = withoutPrice(quoteWith(line(0, "fee", 80_000)), "sponsor");
  for (const satang of [50_000, 0, 120_000]) {
    const moved = movedQuote(quote, { ...move, fees: fees(satang) });
    expect([moved.differenceSatang, moved.quote.totalSatang, sumOf(moved.quote.lines)]).toEqual([0, 0, 0]);
    quote = moved.quote;
  }
});

it("adds up to the satang and is never below nothing, wherever it moves", () => {
  const moves = fc.array(
    fc.record({ entry: fc.nat(1), satang: fc.nat(500_000), places: fc.integer({ min: 1, max: 5 }) }),
  );
  const codes = fc.record({
    kind: fc.constantFrom("percent", "amount", "group"),
    value: fc.integer({ min: 2, max: 200_000 }),
    leastSatang: fc.nat(200_000),
  });
  fc.assert(
    fc.property(fc.nat(300_000), fc.nat(300_000), codes, moves, (one, other, rule, all) => {
      const code = { ...half, ...rule };
      let quote = quoteWith(line(0, "fee", one), line(1, "fee", other));
      const entries = [entry, entry];
      const now = [one, other];
      for (const { entry: index, satang: unitSatang, places } of all) {
        entries[index] = { ...entry, places };
        now[index] = places * unitSatang;
        const moved = [{ entry: index, quantity: places, unitSatang }];
        quote = movedQuote(quote, { ...move, entry: index, fees: moved, entries, code }).quote;
        const sold = quote.lines.filter(({ kind }) => kind === "fee");
        expect(sumOf(sold)).toBe(now[0]! + now[1]!);
        expect(sumOf(quote.lines)).toBe(quote.totalSatang);
        expect(quote.totalSatang).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
