import type { JsonReader } from "./json-reader.ts";
import type { Allowance, Handicap } from "./race.ts";

/** An allowance of more than a day is a mistake in the unit. */
const MOST_MS = 24 * 60 * 60 * 1_000;

/** Reads `handicap`; null: there is none. */
export function readHandicap(reader: JsonReader): Handicap | null {
  const child = reader.optionalChild("handicap");
  if (child === null) return null;
  const by = child.choice("by", ["start", "allowance"], "allowance");
  const allowances = child.optionalChildren("allowances").map((row): Allowance => {
    const youngestAge = row.optionalNumber("youngestAge", { min: 0, integer: true });
    const oldestAge = row.optionalNumber("oldestAge", { min: 0, integer: true });
    const allowanceMs = row.optionalNumber("allowanceMs", { min: 1, max: MOST_MS, integer: true });
    if (allowanceMs === null && !row.has("allowanceMs")) row.refuse("allowanceMs", "missing");
    if ((oldestAge ?? Infinity) < (youngestAge ?? 0)) row.refuse("oldestAge", "allowance_ages_backwards");
    return {
      gender: row.choice("gender", ["any", "M", "F"], "any"),
      youngestAge,
      oldestAge,
      allowanceMs: allowanceMs ?? 0,
    };
  });
  return { by, allowances };
}
