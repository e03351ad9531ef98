import type { th } from "./event-choice.th.ts";

export const en: typeof th = {
  table: "Events",
  search: "Find an event",
  emptyTitle: "You may not see the entries of any event",
  emptyText: "Create an event first, or ask an administrator for the right.",
  lastUsed: "Last opened",
  name: "Event",
  days: "Days",
  entries: "Entries",
};
