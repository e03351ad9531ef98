import type { th } from "./schedule.th.ts";

export const en: typeof th = {
  schedule: "Schedule",
  hint: "Shown on the event's page, in the order of its times",
  add: "Add a line",
  paste: {
    open: "Add several lines",
    hint: "Time, what, where with commas between them, or pasted from a table. A day may stand before the time; it holds for the lines below, too",
    example:
      "17/12/2027, 13:00-18:00, Bibs and shirts, Temple yard\n18/12/2027, 05:00, Start of 21K\n09:00, Prizes, Main stage",
    columns: ["Day", "Time", "What", "Where"],
    add: (count: number) => `Add ${count}`,
    noTime: "has no time",
    noTitle: "has no title",
    noSuchDay: "has a day that there is not",
  },
  edit: "Line of the schedule",
  title: "What",
  startsAt: "From",
  endsAt: "Until",
  endsHint: "Blank where it is a moment, such as a gun",
  place: "Where",
  placeHint: "Blank where it is the venue of the event",
  none: "No schedule yet",
  noneText: "Add when kits are handed out, guns go off and prizes are given, so that people can plan.",
  guns: "Guns that are not in the schedule yet",
  addGun: (name: string, at: string) => `Add “Start ${name}” ${at}`,
  delete: "Delete",
  deleteQuestion: (title: string) => `Take “${title}” off the schedule?`,
  deleted: "Deleted",
  words: { backwards: "It must end after it starts" },
};
