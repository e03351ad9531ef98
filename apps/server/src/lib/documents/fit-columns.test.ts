import { expect, it } from "vitest";
import { fitColumns } from "./fit-columns.ts";

const fixed = (natural: number) => ({ natural, wraps: false });
const open = (natural: number) => ({ natural, wraps: true });

it("fills the page, and leaves columns that do not wrap as wide as their texts", () => {
  expect(fitColumns([fixed(30), open(50), open(40)], 200)).toEqual([30, 130, 40]);
});

it("gives a short column what it needs and the long one the rest", () => {
  expect(fitColumns([fixed(30), open(300), open(50)], 200)).toEqual([30, 120, 50]);
  expect(fitColumns([open(300), open(500)], 200)).toEqual([100, 100]);
});
