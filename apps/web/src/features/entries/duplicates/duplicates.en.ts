import type { th } from "./duplicates.th.ts";

export const en: typeof th = {
  open: "Duplicates",
  title: "Entries that look like the same person",
  lead: "Choose the one to keep. What it lacks is filled in from the other one, which is withdrawn and frees its place. It can be undone.",
  none: "No duplicates found",
  noBib: "No bib yet",
  differ: (fields) => `They differ in: ${fields}`,
  keep: (who) => `Keep this one (${who})`,
  keepShort: "Keep this one",
  into: (who) => `Merge this one into ${who}`,
  takeTheirs: "Where they differ, use what the merged one has",
  merge: "Merge",
  merged: "Merged",
  undo: "Undo",
  undone: "Undone",
  close: "Close",
};
