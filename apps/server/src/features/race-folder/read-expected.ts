import { tidyPlaces } from "./named-places.ts";
import type { Values } from "./csv-columns.ts";
import type { Complain } from "./read-entries.ts";
import type { ExpectedRow } from "./race-folder.types.ts";

export const expectedColumns = {
  required: ["bib", "status", "timeMs", "overallRank", "genderRank", "ageGroupRank"],
  optional: ["rankings"],
} as const;

const statuses = new Set(["finished", "on_course", "started", "registered", "otl", "dnf", "dns", "dsq"]);

/** Reads one line of expected.csv. */
export function readExpected(value: Values, complain: Complain): ExpectedRow | undefined {
  let bad = false;
  const refuse: Complain = (code, detail) => {
    bad = true;
    complain(code, detail);
  };
  const whole = (column: string) => {
    const typed = value(column);
    if (typed === "") return null;
    if (!/^-?\d{1,12}$/.test(typed)) refuse("bad_number", `${column} ${typed}`);
    return Number(typed);
  };

  const bib = value("bib");
  if (bib === "") refuse("missing_value", "bib");
  const status = value("status").toLowerCase();
  if (!statuses.has(status)) refuse(status === "" ? "missing_value" : "bad_result_status", status || "status");
  const row = {
    timeMs: whole("timeMs"),
    overallRank: whole("overallRank"),
    genderRank: whole("genderRank"),
    ageGroupRank: whole("ageGroupRank"),
  };
  const rankings = tidyPlaces(value("rankings"));
  if (rankings === undefined) refuse("bad_number", `rankings ${value("rankings")}`);
  return bad ? undefined : { bib, status, ...row, ...(rankings && { rankings }) };
}
