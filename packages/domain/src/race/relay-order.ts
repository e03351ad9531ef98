import type { RelayLeg } from "./race.ts";

/**
 * Indices of legs that do not end on the course after the leg before them.
 *
 * @example
 * legsOutOfOrder([{ code: "A", to: "FIN" }, { code: "B", to: "CP1" }], ["START", "CP1", "FIN"]); // [1]
 */
export function legsOutOfOrder(legs: readonly Pick<RelayLeg, "to">[], course: readonly string[]): number[] {
  let reached = -1;
  return legs.flatMap(({ to }, index) => {
    const at = course.indexOf(to, reached + 1);
    if (at < 0) return [index];
    reached = at;
    return [];
  });
}

/**
 * Does the last leg end before the end of the course? Then nobody runs the rest.
 *
 * @example
 * endsEarly([{ code: "A", to: "CP1" }], ["START", "CP1", "FIN"]); // true
 */
export function endsEarly(legs: readonly Pick<RelayLeg, "to">[], course: readonly string[]): boolean {
  const last = legs.at(-1);
  return last !== undefined && last.to !== course.at(-1);
}
