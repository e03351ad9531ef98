import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOrder } from "../orders/price-order.ts";
import { discountOf, discountProblems, type DiscountKind } from "./discount.ts";
import { workedRows } from "../text/worked-rows.test-support.ts";

const rows = workedRows("price.md", "### Codes");

const feesOf = (text: string) =>
  text.split(", ").map((fee, entry) => {
    const [quantity, unitSatang] = fee.split("×").map(Number) as [number, number];
    return { entry, quantity, unitSatang };
  });

describe("discountOf", () => {
  it.each(rows)("%s %s, at least %s, of %s: %s", (kind, value, least, fees, off, whyNot) => {
    const rule = { kind: kind as DiscountKind, value: Number(value), leastSatang: Number(least), endsAt: 100 };
    const covered = feesOf(fees!);
    const sumSatang = covered.reduce((sum, each) => sum + each.quantity * each.unitSatang, 0);
    const found = discountOf(rule, covered, { sumSatang, now: 99 });
    const total = found.reductions.reduce((sum, each) => sum + each.quantity * each.unitSatang, 0);
    expect([`${-total}`, found.whyNot ?? ""]).toEqual([off, whyNot]);
    expect(discountOf(rule, covered, { sumSatang, now: 100 })).toEqual({ reductions: [], whyNot: "code_over" });
  });

  it("never makes an order cheaper than its add-ons, and explains every satang by a line", () => {
    const name = { th: "ก", en: "a" };
    const entry = fc.record({
      places: fc.integer({ min: 1, max: 6 }),
      price: fc.nat(100_000),
      isDiscounted: fc.boolean(),
    });
    const code = fc.record({
      kind: fc.constantFrom<DiscountKind>("percent", "amount", "group"),
      value: fc.integer({ min: 1, max: 200_000 }),
      leastSatang: fc.nat(50_000),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), code, fc.nat(30_000), (entries, rule, addOnSatang) => {
        const addOn = { name, option: null, priceSatang: addOnSatang, quantity: 1, needsShipping: false };
        const order = {
          entries: entries.map(({ places, price, isDiscounted }) => ({
            category: name,
            feeTiers: [{ name, priceSatang: price, endsAt: null, untilSold: null }],
            places,
            soldBefore: 0,
            addOns: [[addOn]],
            isDiscounted,
          })),
          addOns: [addOn],
        };
        const plain = priceOrder(order, 0);
        const { lines, totalSatang, whyNoDiscount } = priceOrder(
          { ...order, code: { ...rule, code: "X", endsAt: null } },
          0,
        );
        expect(totalSatang).toBeGreaterThanOrEqual(addOnSatang * (entries.length + 1));
        expect(totalSatang).toBeLessThanOrEqual(plain.totalSatang);
        expect(lines.reduce((sum, line) => sum + line.quantity * line.unitSatang, 0)).toBe(totalSatang);
        expect(whyNoDiscount === null).toBe(totalSatang < plain.totalSatang);
      }),
    );
  });
});

it.each([
  ["a percentage above all", { kind: "percent", value: 101, categoryIds: null }, ["value out_of_range"]],
  ["a group of one", { kind: "group", value: 1, categoryIds: null }, ["value out_of_range"]],
  ["a code for nothing", { kind: "amount", value: 1, categoryIds: [] }, ["categoryIds applies_nowhere"]],
  ["nothing of a free place", { kind: "percent", value: 100, categoryIds: null }, []],
] as const)("finds %s", (_, form, expected) => {
  expect(discountProblems(form).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
