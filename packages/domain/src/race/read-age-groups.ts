import type { AgeGroup } from "../eligibility/age.ts";
import { shareAge, shareGender } from "../eligibility/age-overlaps.ts";
import type { JsonReader } from "./json-reader.ts";
import type { Regrouping } from "./race.ts";

/** Reads `regrouped`: what was announced before age groups were merged or split. */
export function readRegrouped(reader: JsonReader): Regrouping | null {
  const row = reader.optionalChild("regrouped");
  if (!row) return null;
  const announced = readAgeGroups(row, "announced");
  const below = row.optionalNumber("below", { min: 1, max: 1_000, integer: true });
  return { announced, below, of: row.choice("of", ["entries", "starters"], "starters") };
}

/** Reads `ageGroups`; an age may belong to one group only of those that one person can be in. */
export function readAgeGroups(reader: JsonReader, key = "ageGroups"): AgeGroup[] {
  const rows = reader.optionalChildren(key);
  const groups = rows.map((row): AgeGroup => {
    const gender = row.choice("gender", ["any", "M", "F"], "any");
    return {
      code: row.text("code"),
      from: row.optionalNumber("from", { min: 0, integer: true }) ?? 0,
      to: row.optionalNumber("to", { min: 0, integer: true }),
      ...(gender !== "any" && { gender }),
    };
  });
  groups.forEach((group, index) => {
    const rivals = groups.slice(0, index).filter((earlier) => shareGender(earlier, group));
    if (group.code !== "" && rivals.some(({ code }) => code === group.code))
      rows[index]!.refuse("code", "duplicate_code", group.code);
    if (group.to !== null && group.to < group.from)
      reader.refuse(`${key}[${index}]`, "age_group_backwards", group.code);
    const other = rivals.find((earlier) => shareAge(earlier, group));
    if (other) reader.refuse(`${key}[${index}]`, "age_groups_overlap", `${other.code}, ${group.code}`);
  });
  return groups;
}
