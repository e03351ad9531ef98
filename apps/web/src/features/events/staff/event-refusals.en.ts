import type { EventRefusal } from "@time-event/contract/staff-events";

export const en: Readonly<Record<EventRefusal, string>> = {
  changed_since: "Somebody else changed the state first; this page shows it as it is now",
  event_archived: "The event is archived: bring it back before you change its state",
  event_underway: "While entries are open or the race is on, it cannot be archived",
  fixed: "The event is published, so its web address cannot change",
};
