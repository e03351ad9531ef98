import type { AgeGroup } from "@time-event/domain/eligibility/age";
import { ageGroupLines } from "@time-event/domain/eligibility/age-group-lines";

/** Age groups in one line of a list. @example ageGroupsText(groups, m.gender) // "Men 18-29 30-34 · Women 18-39" */
export function ageGroupsText(groups: readonly AgeGroup[], genders: Readonly<Record<"M" | "F", string>>): string {
  return ageGroupLines(groups)
    .map((line) => [...(line.gender ? [genders[line.gender]] : []), ...line.groups.map(({ code }) => code)].join(" "))
    .join(" · ");
}
