import type { th } from "./bulk.th.ts";

export const en: typeof th = {
  title: {
    category: "Change category",
    club: "Set club",
    shirt: "Set shirt size",
    withdraw: "Withdraw",
    restore: "Take back",
    delete: "Delete entries",
  },
  hint: {
    category:
      "The results are computed again at once. Entries that the new category does not take are listed with the reason.",
    club: "Leave it empty to remove the club.",
    shirt: "Leave it empty to remove the size.",
    withdraw: "The public list does not show them any more, and their result is DNS. You can take them back later.",
    restore: "They return to the list if their category has a free place.",
    delete: "This cannot be undone. Entries with reads or penalties are not deleted.",
  },
  reason: "Reason",
  count: (count: string) => `Entries concerned: ${count}.`,
  typeCount: (count: string) => `Type ${count} to confirm the number`,
  run: "Go ahead",
  cancel: "Cancel",
  doneTitle: "Done",
  changed: (count: string) => `${count} changed`,
  same: (count: string) => `${count} needed no change`,
  refused: (count: string) => `${count} could not be changed`,
  refusedFirst: (count: string) => `The first ${count} are shown`,
  who: "Entry",
  why: "Reason",
  undo: "Undo",
  undone: (count: string) => `Undone for ${count}`,
  close: "Close",
};
