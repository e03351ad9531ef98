import type { th } from "./calendar.th.ts";

export const en: typeof th = {
  title: "Calendar",
  lead: "Every event that you may see, drafts included",
  previous: "Previous month",
  next: "Next month",
  today: "Today",
  choose: "Choose a month",
  grid: (month) => `Events in ${month}`,
  gridHint: "The arrow keys move from day to day. Enter opens the event of that day",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  weekdaysShort: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  events: (count) => (count === 0 ? "no events" : count === 1 ? "1 event" : `${count} events`),
  entries: (count) => `${count} entered`,
  newEvent: "New event",
  newEventOn: (day) => `New event on ${day}`,
  emptyTitle: "No event in this month",
  emptyText: "Go to another month, or press “Today” to return to this month.",
};
