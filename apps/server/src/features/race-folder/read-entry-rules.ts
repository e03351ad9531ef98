import type { JsonReader } from "@time-event/domain/race/json-reader";
import type { EntryRules } from "./race-folder.types.ts";

const kinds = ["individual", "team", "relay"] as const;
const mixes = ["any", "men", "women", "mixed"] as const;
const pers = ["person", "team"] as const;
const people = { min: 1, max: 100, integer: true };
const years = { min: 0, max: 130, integer: true };
const bibs = { min: 0, max: 99_999_999, integer: true };

/** Reads who may enter a category and with which bibs; missing settings stay unset. */
export function readEntryRules(reader: JsonReader): Partial<EntryRules> {
  const rules = {
    entryKind: reader.has("entryKind") ? reader.choice("entryKind", kinds, "individual") : null,
    teamMix: reader.has("teamMix") ? reader.choice("teamMix", mixes, "any") : null,
    teamSmallest: reader.optionalNumber("teamSmallest", people),
    teamLargest: reader.optionalNumber("teamLargest", people),
    feePer: reader.has("feePer") ? reader.choice("feePer", pers, "person") : null,
    youngestAge: reader.optionalNumber("youngestAge", years),
    oldestAge: reader.optionalNumber("oldestAge", years),
    bibPrefix: reader.optionalText("bibPrefix"),
    bibFrom: reader.optionalNumber("bibFrom", bibs),
    bibTo: reader.optionalNumber("bibTo", bibs),
  };
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== null));
}
