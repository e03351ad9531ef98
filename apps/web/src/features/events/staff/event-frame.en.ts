import type { th } from "./event-frame.th.ts";

export const en: typeof th = {
  tabs: {
    details: "Details",
    categories: "Categories and fees",
    extras: "Add-ons and questions",
    checkpoints: "Checkpoints",
    course: "Course",
    images: "Images",
    schedule: "Schedule",
    policies: "Policies",
    privacy: "Privacy",
    entries: "Entries",
    devices: "Devices",
    publish: "Publish",
  },
  states: {
    draft: "Draft",
    published: "Published",
    open: "Entries open",
    closed: "Entries closed",
    live: "Live",
    finished: "Finished",
    cancelled: "Cancelled",
  },
  parts: "Parts of this event",
  publicPage: "See the public page",
  notPublic: "Not published: only staff see it",
  archived: "Archived",
  next: {
    published: "Publish",
    open: "Open entries",
    closed: "Close entries",
    live: "Start the race",
    finished: "Finish the race",
  },
  words: { event_not_found: "There is no such event, or you have no right to see it." },
};
