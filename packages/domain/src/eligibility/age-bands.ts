import type { AgeGroup } from "./age.ts";

/**
 * Makes age groups that follow each other: one for the youngest, then bands of equal length, and an open last one.
 *
 * @example
 * ageBands({ youngest: 18, bandsFrom: 30, years: 10, openFrom: 60 }).map(({ code }) => code);
 * // ["18-29", "30-39", "40-49", "50-59", "60+"]
 */
export function ageBands({
  youngest,
  bandsFrom,
  years,
  openFrom,
}: {
  readonly youngest: number;
  readonly bandsFrom: number;
  readonly years: number;
  readonly openFrom: number;
}): AgeGroup[] {
  const starts = [youngest];
  for (let from = bandsFrom; from <= openFrom; from += years) if (from > youngest) starts.push(from);
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return next === undefined
      ? { code: `${from}+`, from, to: null }
      : { code: next - 1 === from ? `${from}` : `${from}-${next - 1}`, from, to: next - 1 };
  });
}
