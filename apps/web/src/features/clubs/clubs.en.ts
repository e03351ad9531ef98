import { counted } from "../../lib/i18n/counted.ts";
import type { th } from "./clubs.th.ts";

export const en: typeof th = {
  title: "Clubs",
  lead: "The names of clubs in start lists and results. If players spell a club in different ways, merge the spellings here.",
  add: "Add a club",
  addTitle: "Add a club",
  search: "Search by name, short name or province",
  name: "Name of the club",
  nameHint: "Entries with any of these names belong to the club.",
  short: "Short name",
  province: "Province",
  noProvince: "Not known",
  entries: "Entries",
  emptyTitle: "No clubs yet",
  emptyText: "Add one, or choose from the names that players wrote, below.",
  deleteQuestion: (name) => `Remove “${name}” from the list? Entries keep the name that players wrote.`,
  refusals: {
    "name taken": "Another club has this name. If it is the same one, merge them.",
    "province unknown": "Choose a province from the list",
  },
  suggestions: "Names that players wrote, but not on the list",
  suggestionsHint: "Add one as a new club, or merge it with a club on the list if it is another spelling.",
  noSuggestions: "Every entry's club is on the list.",
  addShort: "Add",
  addThis: (name) => `Add ${name}`,
  mergeThis: (name) => `Merge with… ${name}`,
  merge: "Merge with…",
  mergeTitle: (name) => `Merge “${name}”`,
  mergeInto: "Into the club",
  mergeText: (name, n) =>
    `${counted(n, `entry with “${name}” gets`, `entries with “${name}” get`)} the name of the chosen club, at every event, also in published results.`,
  mergeGone: (name) => `The club “${name}” is removed from the list.`,
  mergeDo: "Merge",
  merged: (n) => `Merged: ${counted(n, "entry now has", "entries now have")} the club's name`,
  cancel: "Cancel",
  more: "Show all",
};
