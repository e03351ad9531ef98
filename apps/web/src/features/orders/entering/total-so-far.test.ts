import type { OrderQuote } from "@time-event/contract/order-quote";
import { expect, test } from "vitest";
import { givenOrder, givenPlayer } from "./testing/given-order.ts";
import { totalSoFar } from "./total-so-far.ts";

const both = (name: string) => ({ th: name, en: name });
const addOn = (id: number, priceSatang: number, isSent = false) => ({
  id,
  name: both("เสื้อ"),
  description: both(""),
  priceSatang,
  per: "entry" as const,
  required: false,
  categories: null,
  most: 5,
  needsShipping: isSent,
  picture: null,
  left: null,
  options: [],
});
const offered = { addOns: [addOn(1, 35_000), addOn(2, 20_000, true)], shippingSatang: 6_000 };
const of = (id: number, quantity = 1) => ({ addOns: [{ addOn: id, option: "", quantity }] });
const line = (kind: "fee" | "add_on" | "shipping", entry: number | null, amountSatang: number) => ({
  kind,
  entry,
  player: null,
  category: null,
  name: both(kind),
  option: null,
  quantity: 1,
  unitSatang: amountSatang,
  amountSatang,
});
const priced = (...lines: readonly OrderQuote["lines"][number][]) => ({
  ...givenOrder([givenPlayer()], [givenPlayer()]),
  quote: { lines: [...lines], totalSatang: lines.reduce((sum, each) => sum + each.amountSatang, 0), unpriced: [] },
});
const twoFees = [line("fee", 0, 80_000), line("fee", 1, 40_000)];

test("what is chosen now counts at once, and what is taken back does not", () => {
  const order = priced(...twoFees);
  expect(totalSoFar(order, { entry: 0, players: [of(1, 2)], isFeeEach: false }, offered)).toBe(190_000);
  const bought = priced(...twoFees, line("add_on", 0, 35_000));
  expect(totalSoFar(bought, { entry: 0, players: [of(1)], isFeeEach: false }, offered)).toBe(155_000);
  expect(totalSoFar(bought, { entry: 0, players: [{ addOns: [] }], isFeeEach: false }, offered)).toBe(120_000);
});

test("what other entries have chosen stays", () => {
  const bought = priced(...twoFees, line("add_on", 1, 35_000));
  expect(totalSoFar(bought, { entry: 0, players: [of(1), of(1)], isFeeEach: false }, offered)).toBe(225_000);
});

test("what has to be sent is sent once", () => {
  const order = priced(...twoFees);
  expect(totalSoFar(order, { entry: 0, players: [of(2), of(2)], isFeeEach: false }, offered)).toBe(166_000);
  const sent = priced(...twoFees, line("add_on", 0, 20_000), line("shipping", null, 6_000));
  expect(totalSoFar(sent, { entry: 0, players: [of(2)], isFeeEach: false }, offered)).toBe(146_000);
  expect(totalSoFar(sent, { entry: 0, players: [of(1)], isFeeEach: false }, offered)).toBe(155_000);
});

test("each member that comes pays a fee, unless the team has one price", () => {
  const five = Array.from({ length: 5 }, () => givenPlayer());
  const order = {
    ...givenOrder(five),
    quote: {
      lines: [{ ...line("fee", 0, 250_000), quantity: 5, unitSatang: 50_000 }],
      totalSatang: 250_000,
      unpriced: [],
    },
  };
  const ten = Array.from({ length: 10 }, () => ({ addOns: [] }));
  expect(totalSoFar(order, { entry: 0, players: ten, isFeeEach: true }, offered)).toBe(500_000);
  expect(totalSoFar(order, { entry: 0, players: ten, isFeeEach: false }, offered)).toBe(250_000);
});
