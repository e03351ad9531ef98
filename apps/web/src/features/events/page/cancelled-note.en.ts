import type { th } from "./cancelled-note.th.ts";

export const en: typeof th = {
  title: "This event is cancelled",
  ask: "Please ask the organiser for details.",
  named: (title) => `Event cancelled: ${title}`,
};
