import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOrder, type PricedEntry } from "./price-order.ts";
import { workedRows } from "../text/worked-rows.test-support.ts";

const day = 86_400_000;
const same = (name: string) => ({ th: name, en: name });
const feeTiers = [
  { name: same("early"), priceSatang: 50_000, endsAt: 10 * day, untilSold: 100 },
  { name: same("regular"), priceSatang: 65_050, endsAt: 20 * day, untilSold: null },
  { name: same("late"), priceSatang: 80_000, endsAt: null, untilSold: 300 },
];

const rowsOf = (heading: string) => workedRows("price.md", `### ${heading}`);

const given = (changes: Partial<PricedEntry> = {}): PricedEntry => ({
  category: same("10K"),
  feeTiers,
  places: 1,
  soldBefore: 0,
  addOns: [],
  ...changes,
});
const priced = (entries: readonly PricedEntry[], at: number) => priceOrder({ entries, addOns: [] }, at);

describe("priceOrder", () => {
  it.each(rowsOf("One entry"))("on day %s, %s taken before, %s places", (at, sold, places, ...expected) => {
    const entry = given({ soldBefore: Number(sold), places: Number(places) });
    const { lines, totalSatang, unpriced } = priced([entry], Number(at) * day);
    const quantityOf = (tier: string) => lines.find((line) => line.name.en === tier)?.quantity ?? 0;
    const found = [...["early", "regular", "late"].map(quantityOf), totalSatang].map(String);
    expect(unpriced.length > 0 ? found.map(() => "–") : found).toEqual(expected);
    expect(unpriced.length === 0 || lines.length === 0).toBe(true);
  });

  it.each(rowsOf("A fee for the whole team"))(
    "of a team on day %s, %s taken before, %s places",
    (at, sold, places, ...expected) => {
      const entry = given({ soldBefore: Number(sold), places: Number(places), feePer: "team" });
      const { lines, totalSatang, unpriced } = priced([entry], Number(at) * day);
      const quantityOf = (tier: string) => lines.find((line) => line.name.en === tier)?.quantity ?? 0;
      const found = [...["early", "regular", "late"].map(quantityOf), totalSatang].map(String);
      expect(unpriced.length > 0 ? found.map(() => "–") : found).toEqual(expected);
    },
  );

  it.each(rowsOf("Shipping"))("with a shirt for %s and a badge for %s", (sent, kept, shipping, total) => {
    const addOn = (price: string | undefined, needsShipping: boolean) =>
      price === "–" ? [] : [{ name: same("x"), option: null, priceSatang: Number(price), quantity: 1, needsShipping }];
    const code = { kind: "percent", value: 50, leastSatang: 0, endsAt: null, code: "HALF" } as const;
    const entry = given({ isDiscounted: true, addOns: [addOn(sent, true)] });
    const order = { entries: [entry], addOns: addOn(kept, false), code, shippingSatang: 6_000 };
    const { lines, totalSatang } = priceOrder(order, 0);
    const paid = lines.find(({ kind }) => kind === "shipping")?.amountSatang ?? 0;
    expect([paid, totalSatang].map(String)).toEqual([shipping, total]);
  });

  it.each(rowsOf("Several entries"))("of %s has %s lines", (entries, lines, total) => {
    const parsed = entries === "–" ? [] : entries!.split(", ").map((text) => text.split("×").map(Number));
    const order = parsed.map(([soldBefore, places]) => given({ soldBefore: soldBefore!, places: places! }));
    const quote = priced(order, 0);
    expect([quote.lines.length, quote.totalSatang]).toEqual([Number(lines), Number(total)]);
  });

  it("explains every satang by its lines, and every place by one of them", () => {
    const entry = fc.record({ soldBefore: fc.nat(320), places: fc.integer({ min: 1, max: 8 }) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), fc.nat(30), (entries, at) => {
        const order = entries.map((each) => given(each));
        const { lines, totalSatang, unpriced } = priced(order, at * day);
        expect(lines.reduce((sum, { quantity, unitSatang }) => sum + quantity * unitSatang, 0)).toBe(totalSatang);
        order.forEach(({ places }, index) => {
          const own = lines.filter((line) => line.entry === index);
          const pricedPlaces = own.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(pricedPlaces).toBe(unpriced.includes(index) ? 0 : places);
        });
      }),
    );
  });
});
