import type { JsonReader } from "./json-reader.ts";
import { readLocalName } from "./local-name.ts";
import type { NamedRanking } from "./race.ts";

/** Reads `rankings`. A ranking without a clock of its own follows the overall one. */
export function readNamedRankings(reader: JsonReader): NamedRanking[] {
  const clocks = ["gun", "chip"] as const;
  const overall = reader.choice("rankBy", clocks, "gun");
  const rankings = reader.optionalChildren("rankings").map((row): NamedRanking => {
    const code = row.text("code");
    const youngestAge = row.optionalNumber("youngestAge", { min: 0, integer: true });
    const oldestAge = row.optionalNumber("oldestAge", { min: 0, integer: true });
    if (youngestAge !== null && oldestAge !== null && oldestAge < youngestAge) {
      row.refuse("oldestAge", "ranking_ages_backwards", code);
    }
    return {
      code,
      name: readLocalName(row, code),
      clock: row.choice("clock", clocks, overall),
      gender: row.choice("gender", ["any", "M", "F"], "any"),
      youngestAge,
      oldestAge,
      nationality: row.choice("nationality", ["any", "thai", "foreign"], "any"),
      division: row.optionalText("division") ?? "",
      winnersLeave: row.flag("winnersLeave", false),
    };
  });
  reader.refuseDuplicates(
    "rankings",
    rankings.map(({ code }) => code),
  );
  return rankings;
}
