import fc from "fast-check";
import { expect, it } from "vitest";
import { divisionOf, sentParts } from "./division.ts";

const order = (id: number, owedSatang: number) => ({ id, reference: `R${id}`, contactName: "", owedSatang });
const orders = [order(1, 80_000), order(2, 30_000)];
const amounts = (...args: Parameters<typeof divisionOf>) =>
  divisionOf(...args).parts.map(({ amountSatang }) => amountSatang);

it("proposes by what each owes, and keeps what was typed", () => {
  expect(amounts(110_000, orders, new Map())).toEqual([80_000, 30_000]);
  expect(amounts(100_000, orders, new Map([[2, 30_000]]))).toEqual([70_000, 30_000]);
  expect(amounts(100_000, orders, new Map([[1, null]]))).toEqual([null, 100_000]);
});

it("says what is left, and what is too much", () => {
  const typed = new Map([
    [1, 80_000],
    [2, 10_000],
  ] as const);
  expect(divisionOf(100_000, orders, typed).restSatang).toBe(10_000);
  expect(divisionOf(85_000, orders, typed).restSatang).toBe(-5_000);
  expect(sentParts(divisionOf(80_000, orders, new Map([[2, null]])))).toEqual([{ orderId: 1, amountSatang: 80_000 }]);
});

const satang = fc.integer({ min: 0, max: 10_000_000 });

it("loses and invents nothing, whatever is typed", () => {
  fc.assert(
    fc.property(
      satang,
      fc.array(fc.record({ owed: satang, typed: fc.option(satang) }), { maxLength: 6 }),
      (received, rows) => {
        const sharers = rows.map(({ owed }, id) => order(id, owed));
        const typed = new Map(rows.flatMap((row, id) => (row.typed === null ? [] : [[id, row.typed] as const])));
        const division = divisionOf(received, sharers, typed);
        const sum = sentParts(division).reduce((total, { amountSatang }) => total + amountSatang, 0);
        expect(sum + division.restSatang).toBe(received);
        // while somebody is left to propose to, all of it is divided or too much was typed
        const isDivided = typed.size >= sharers.length || division.restSatang <= 0;
        expect(isDivided).toBe(true);
      },
    ),
  );
});
