import { expect, it } from "vitest";
import { withoutPrice } from "./free-places.ts";
import type { Quote } from "./price-order.ts";

const name = { th: "ปกติ", en: "Regular" };
const fee = { kind: "fee", entry: 0, player: null, category: name, name, option: null } as const;
const quote: Quote = {
  lines: [{ ...fee, quantity: 2, unitSatang: 80_000, amountSatang: 160_000 }],
  totalSatang: 160_000,
  unpriced: [],
};

it("takes the whole price off with a line of its own, so that the lines add up", () => {
  const { lines, totalSatang } = withoutPrice(quote, "sponsor");
  expect(totalSatang).toBe(0);
  expect(lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(0);
  expect(lines.at(-1)).toMatchObject({ kind: "discount", entry: null, amountSatang: -160_000 });
});

it("leaves what costs nothing as it is", () => {
  const free = { ...quote, lines: [], totalSatang: 0 };
  expect(withoutPrice(free, "complimentary")).toEqual(free);
});
