import type { AgeGroup } from "./age.ts";

/**
 * Ages and genders of groups in a few characters, for an address.
 *
 * @example
 * groupsText([{ code: "30-39", from: 30, to: 39, gender: "F" }, { code: "60+", from: 60, to: null }]); // "30-39F,60-"
 */
export function groupsText(groups: readonly AgeGroup[]): string {
  return groups.map(({ from, to, gender = "" }) => `${from}-${to ?? ""}${gender}`).join(",");
}

/**
 * The groups of such a text; their codes are their numbers in the list.
 *
 * @example
 * groupsOfText("30-39F,60-"); // [{ code: "0", from: 30, to: 39, gender: "F" }, { code: "1", from: 60, to: null }]
 */
export function groupsOfText(text: string): AgeGroup[] {
  if (text === "") return [];
  return text.split(",").map((part, at): AgeGroup => {
    const [, from = "", to = "", gender = ""] = /^(\d+)-(\d*)([MF]?)$/.exec(part) ?? [];
    const ages = { from: Number(from), to: to === "" ? null : Number(to) };
    return { code: String(at), ...ages, ...(gender !== "" && { gender: gender as "M" | "F" }) };
  });
}
