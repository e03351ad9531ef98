import type { th } from "./paste.th.ts";

export const en: typeof th = {
  paste: "Paste names from a spreadsheet",
  pasteText: "Copy rows from Excel or Google Sheets and paste them here, with or without a header.",
  pasteLabel: "The copied rows",
  pasteFile: "Choose an Excel (.xlsx) or CSV file",
  pasteUnreadable:
    "This file cannot be read. Save it as .xlsx or CSV of at most 5 MB and choose it again, or copy its rows.",
  pasteFound: (count) => `${count} ${count === 1 ? "person" : "people"} found`,
  pasteUse: (count) => `Use ${count === 1 ? "this person" : `these ${count} people`}`,
  pasteTooMany: (most) => `This team has ${most} members at most: the others are left out.`,
  pasteUnread: "Not readable: mend it in its field",
  pasteTwice: "This person is in the list already",
  template: "Download an empty table (CSV)",
  templateName: "team.csv",
  pasteNone: "No people found yet. Copy first name, last name, gender and birth date.",
};
