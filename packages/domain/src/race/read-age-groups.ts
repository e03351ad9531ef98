import type { AgeGroup } from "../eligibility/age.ts";
import { shareAge, shareGender } from "../eligibility/age-overlaps.ts";
import type { JsonReader } from "./json-reader.ts";

/** Reads `ageGroups`; an age may belong to one group only of those that one person can be in. */
export function readAgeGroups(reader: JsonReader): AgeGroup[] {
  const rows = reader.optionalChildren("ageGroups");
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
      reader.refuse(`ageGroups[${index}]`, "age_group_backwards", group.code);
    const other = rivals.find((earlier) => shareAge(earlier, group));
    if (other) reader.refuse(`ageGroups[${index}]`, "age_groups_overlap", `${other.code}, ${group.code}`);
  });
  return groups;
}
