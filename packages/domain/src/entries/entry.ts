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

/** Why one entry cannot be changed. */
export const entryRefusals = [
  "taken",
  "unknown",
  "gender_not_allowed",
  "too_young",
  "too_old",
  "category_full",
  "wave_full",
  // of what was chosen beside the entry, too little is left
  "sold_out",
  "already_entered",
  "held_by_order",
  // its order bought this category: staff move it in the order, with the difference in price
  "move_in_order",
  // what was chosen and answered beside it would be lost in the other category
  "has_add_ons",
  "has_answers",
  // a checkpoint has read it: staff cannot delete or withdraw it or change its bib, but can rule it DNF
  "has_reads",
  "has_penalties",
  "already_withdrawn",
  "not_withdrawn",
  "changed_since",
] as const;
export type EntryRefusal = (typeof entryRefusals)[number];
export type CategoryRefusal = Extract<EntryRefusal, "gender_not_allowed" | "category_full">;
/** Why an entry stays in its category, or may not be put into one. */
export type PlaceRefusal = CategoryRefusal | Extract<EntryRefusal, "unknown" | "move_in_order">;

/** Why an entry cannot be changed, and the field of its form that the reason is about; "": none. */
export interface EntryReason {
  readonly path: "" | "bib" | "chip" | "category" | "gender" | "birthDate" | "nationalId" | "passport";
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
export function refusalsOfCategory({ gender, placesLeft }: CategoryLimits, who: Gender): CategoryRefusal[] {
  return [
    ...(gender !== "any" && gender !== who ? (["gender_not_allowed"] as const) : []),
    ...(placesLeft !== null && placesLeft <= 0 ? (["category_full"] as const) : []),
  ];
}
