import type { AgeGroup } from "../eligibility/age.ts";
import type { JsonReader } from "./json-reader.ts";

/** Reads `ageGroups`; an age may belong to one group only. */
export function readAgeGroups(reader: JsonReader): AgeGroup[] {
  const groups = reader.optionalChildren("ageGroups").map((group): AgeGroup => ({
    code: group.text("code"),
    from: group.optionalNumber("from", { min: 0, integer: true }) ?? 0,
    to: group.optionalNumber("to", { min: 0, integer: true }),
  }));
  reader.refuseDuplicates(
    "ageGroups",
    groups.map(({ code }) => code),
  );
  groups.forEach((group, index) => {
    if (group.to !== null && group.to < group.from)
      reader.refuse(`ageGroups[${index}]`, "age_group_backwards", group.code);
    const other = groups.slice(0, index).find((earlier) => overlaps(earlier, group));
    if (other) reader.refuse(`ageGroups[${index}]`, "age_groups_overlap", `${other.code}, ${group.code}`);
  });
  return groups;
}

function overlaps(a: AgeGroup, b: AgeGroup): boolean {
  return a.from <= (b.to ?? Infinity) && b.from <= (a.to ?? Infinity);
}
