import type { th } from "./checkpoints.th.ts";

export const en: typeof th = {
  title: (event) => `Checkpoints: ${event}`,
  description: (event) =>
    `Live progress at every checkpoint of ${event}: how many have passed, the cut-offs, and who passed last`,
  eventsTitle: "Checkpoints on course",
  eventsLead: "Choose an event to see every checkpoint of its course, who has passed, and the cut-offs.",
  noEvents: "No event has checkpoints to look at yet",
  noEventsText: "Once an organiser publishes an event and sets its checkpoints, it appears here.",
  allEvents: "See all events",
  pages: "Pages of the list",
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  previous: "Previous",
  next: "Next",
  heading: "Checkpoints",
  profile: "Elevation profile with the checkpoints",
  kinds: { start: "Start", split: "Checkpoint", finish: "Finish", lap: "Lap line" },
  passed: (passed, expected) => `${passed} of ${expected} have passed`,
  passedLabel: (place) => `Share that has passed ${place}`,
  of: (expected) => `of ${expected}`,
  cutoff: (when) => `Cut-off ${when}`,
  cutoffOver: (when) => `Cut-off ${when} (closed)`,
  elevation: (metres) => `${metres} m high`,
  last: "Last passings",
  none: "Nobody has passed yet",
  noneAtAll: "No checkpoints yet",
  noneAtAllText: "Once the organiser sets them, distances and cut-offs appear here.",
};
