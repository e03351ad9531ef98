import type { th } from "./schedule.th.ts";

export const en: typeof th = {
  schedule: "Schedule",
  hint: "Shown on the event's page, in the order of its times",
  add: "Add a line",
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
