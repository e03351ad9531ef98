import type { th } from "./event-privacy.th.ts";

export const en: typeof th = {
  names: "Names",
  namesHint: "As the public sees them in lists, results and players' pages. Nobody is found by what is hidden.",
  forms: { full: "First and last name", short: "First name and initial of the last", initials: "Initials alone" },
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
    bib: "Results always show the bib: they are found by it.",
    startList: "When it is off, no names are shown before the race starts.",
  },
  never: "Birth dates, ID numbers, phone, e-mail and health are never shown to the public.",
  example: "What the public sees",
  exampleHint: "Made-up people; it follows what you choose.",
  startListTitle: "Start list",
  resultTitle: "Results",
  noStartList: "No start list before the race",
  columns: { bib: "Bib", name: "Name", ageGroup: "Age group", time: "Time" },
};
