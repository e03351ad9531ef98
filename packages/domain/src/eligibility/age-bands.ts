import type { AgeGroup } from "./age.ts";

/**
 * Makes age groups that follow each other: one for youths if any may enter, one for the youngest adults, then bands of equal
 * length, and an open last one.
 *
 * @example
 * ageBands({ youngest: 18, bandsFrom: 30, years: 10, openFrom: 60 }).map(({ code }) => code);
 * // ["18-29", "30-39", "40-49", "50-59", "60+"]
 * ageBands({ youngest: 0, adultsFrom: 18, bandsFrom: 30, years: 10, openFrom: 60 })[0]; // { code: "U18", from: 0, to: 17 }
 */
export function ageBands({
  youngest,
  adultsFrom = youngest,
  bandsFrom,
  years,
  openFrom,
}: {
  readonly youngest: number;
  /** Whoever is younger is in a group of youths; left out: there is none. */
  readonly adultsFrom?: number;
  readonly bandsFrom: number;
  readonly years: number;
  readonly openFrom: number;
}): AgeGroup[] {
  const starts = youngest < adultsFrom ? [youngest, adultsFrom] : [youngest];
  for (let from = bandsFrom; from <= openFrom; from += years) if (from > starts.at(-1)!) starts.push(from);
  return starts.map((from, index) => {
    const next = starts[index + 1];
    if (next === undefined) return { code: `${from}+`, from, to: null };
    const code = from === 0 ? `U${next}` : next - 1 === from ? `${from}` : `${from}-${next - 1}`;
    return { code, from, to: next - 1 };
  });
}
