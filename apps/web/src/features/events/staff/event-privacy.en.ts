import type { th } from "./event-privacy.th.ts";

export const en: typeof th = {
  names: "Names",
  namesHint:
    "The names that the public sees in lists, results and players' pages. A search does not find what is hidden.",
  forms: { full: "First and last name", short: "First name and initial of the last", initials: "Only initials" },
  shown: "What else is shown",
  fields: {
    names: "Names",
    club: "Club",
    province: "Province",
    ageGroup: "Age group and rank in it",
    nationality: "Nationality",
    bib: "Bib on the start list",
    startList: "Start list before the race",
  },
  hints: {
    bib: "Results always show the bib, because people search by it.",
    startList: "When it is off, no names are shown before the race starts.",
  },
  never: "The public never sees birth dates, ID numbers, phone numbers, e-mail addresses or health data.",
  example: "What the public sees",
  exampleHint: "Invented people. The example follows your choice.",
  startListTitle: "Start list",
  resultTitle: "Results",
  noStartList: "No start list before the race",
  columns: { bib: "Bib", name: "Name", ageGroup: "Age group", time: "Time" },
};
