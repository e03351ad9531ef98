import type { th } from "./place-pools.th.ts";

export const en: typeof th = {
  pools: "Shared places",
  hint: "Limits the whole event, or several categories together, besides the capacity of each category.",
  add: "Add shared places",
  edit: "Edit shared places",
  noneText: "For example at most 3,000 people in the whole event, or 800 in 5K and 10K together.",
  name: "Name",
  capacity: "At most together",
  people: "people",
  onlySome: "Count some categories only",
  categories: "Counted together",
  all: "All categories",
  placesOf: (taken: string, capacity: string) => `${taken} of ${capacity}`,
  full: "Full",
  delete: "Delete",
  deleteQuestion: (name: string) => `Delete “${name}”? Places that are taken stay taken.`,
  deleted: "Deleted",
  words: {
    "categoryIds unknown": "A category was deleted: choose again",
    "categoryIds required": "Choose at least one category",
  },
};
