import type { Gender } from "../race/race.ts";

/** The status of an entry: as its result says, or withdrawn before the race. */
export const entryStatuses = [
  "registered",
  "started",
  "on_course",
  "finished",
  "otl",
  "dnf",
  "dns",
  "dsq",
  "withdrawn",
] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Why a change of an entry is refused. */
export const entryRefusals = [
  "taken",
  "unknown",
  "gender_not_allowed",
  "category_full",
  // a checkpoint has read it: staff cannot delete or withdraw it or change its bib, but can rule it DNF
  "has_reads",
  "has_penalties",
  "already_withdrawn",
  "not_withdrawn",
  "changed_since",
  // the caller confirmed another number of entries than would be changed
  "list_changed",
  "has_problems",
  "nothing_to_undo",
  "personal_data_not_permitted",
  // of a file
  "unreadable_file",
  "old_excel",
  "too_large_inside",
  "too_many_lines",
  "no_header",
] as const;
export type EntryRefusal = (typeof entryRefusals)[number];

/** Why an entry cannot be changed, and the field of its form that the reason is about; "": none. */
export interface EntryReason {
  readonly path: "" | "bib" | "chip" | "category" | "gender";
  readonly code: EntryRefusal;
}

/** The part of a category that decides who may be in it. */
export interface CategoryLimits {
  readonly gender: "any" | "M" | "F";
  /** Null: no limit. */
  readonly placesLeft: number | null;
}

/**
 * Why somebody may not be put into a category.
 *
 * @example
 * refusalsOfCategory({ gender: "F", placesLeft: 0 }, "M"); // ["gender_not_allowed", "category_full"]
 */
export function refusalsOfCategory({ gender, placesLeft }: CategoryLimits, who: Gender): EntryRefusal[] {
  return [
    ...(gender !== "any" && gender !== who ? (["gender_not_allowed"] as const) : []),
    ...(placesLeft !== null && placesLeft <= 0 ? (["category_full"] as const) : []),
  ];
}
