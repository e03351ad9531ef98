import type { NeutralSection } from "./race.ts";

/** Indices on the course of the points at which a section begins and ends. */
export interface NeutralSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * Where on the course each neutralised section lies. A section begins where the one before ends, or later; null: it has
 * no such place.
 *
 * @example
 * neutralSpans([{ from: "RAIL-IN", to: "RAIL-OUT", limitMs: null }], ["START", "RAIL-IN", "RAIL-OUT", "FIN"]);
 * // [{ first: 1, last: 2 }]
 */
export function neutralSpans(
  sections: readonly NeutralSection[],
  course: readonly string[],
): readonly (NeutralSpan | null)[] {
  let next = 0;
  return sections.map(({ from, to }) => {
    const first = course.indexOf(from, next);
    const last = first < 0 ? -1 : course.indexOf(to, first + 1);
    if (last < 0) return null;
    next = last;
    return { first, last };
  });
}
