import type { th } from "./waves.th.ts";

export const en: typeof th = {
  waves: "Start waves",
  hint: "Groups of a category that start one after another; people choose one when they enter. Whether times count from the start of each is set in the category, below its gun.",
  add: "Add a wave",
  edit: "Edit wave",
  noneText: "For example wave A at 5:00 for 300 people, then wave B at 5:15.",
  name: "Name",
  category: "Category",
  startsAt: "Starts",
  capacity: "At most",
  capacityHint: "Blank: as many as the category takes",
  people: "people",
  placesOf: (taken: string, capacity: string) => `${taken} of ${capacity}`,
  full: "Full",
  delete: "Delete",
  deleteQuestion: (name: string) => `Delete “${name}”?`,
  deleted: "Deleted",
  words: {
    "categoryId unknown": "This category was deleted: choose again",
    "categoryId fixed": "Somebody has chosen this wave, so it stays in its category",
    in_use: "Somebody has chosen this wave",
  },
};
