import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitTail, sumsWithTail, tailOf, withTail } from "./satang-tail.ts";
import { workedRows } from "../text/worked-rows.test-support.ts";

const rows = workedRows("price.md", "### Satang tail");

/** `80001, 80002`, or `1–98`: with these tails. */
function sumsOf(cell: string, owed: number): Set<number> {
  if (cell === "–") return new Set();
  const [from, to] = cell.split("–").map(Number);
  if (to === undefined) return new Set(cell.split(", ").map(Number));
  return new Set(Array.from({ length: to - from! + 1 }, (_, index) => owed + from! + index));
}

const quote = { lines: [], totalSatang: 0, unpriced: [] };
const mode = fc.constantFrom("added" as const, "taken" as const);

describe("a satang tail", () => {
  it.each(rows)("of %s, %s, beside %s and %s is %s", (owed, how, open, closed, tail) => {
    const others = { open: sumsOf(open!, Number(owed)), closed: sumsOf(closed!, Number(owed)) };
    expect(tailOf(Number(owed), how as "added", others)).toBe(Number(tail));
  });

  it("makes a sum that no open order owes, that is looked for, and that is more than nothing", () => {
    fc.assert(
      fc.property(fc.nat(300), mode, fc.array(fc.nat(400)), fc.array(fc.nat(400)), (owed, how, open, closed) => {
        const tail = tailOf(owed, how, { open: new Set(open), closed: new Set(closed) });
        if (tail === 0) return;
        const [from, to] = sumsWithTail(owed, how);
        expect(open).not.toContain(owed + tail);
        expect(owed + tail).toBeGreaterThanOrEqual(Math.max(from, 1));
        expect(owed + tail).toBeLessThanOrEqual(to);
      }),
    );
  });

  it("is a line of the price, which is as before without it", () => {
    const price = { ...quote, totalSatang: 0 };
    const tailed = withTail(price, 7);
    expect([tailed.totalSatang, tailed.lines.map(({ amountSatang }) => amountSatang)]).toEqual([7, [7]]);
    expect(splitTail(tailed)).toEqual({ price, tail: 7 });
    expect(splitTail(price).price).toBe(price);
  });
});
