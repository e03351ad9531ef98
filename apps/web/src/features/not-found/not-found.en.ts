import type { th } from "./not-found.th.ts";

export const en: typeof th = {
  description: "The requested page does not exist",
  home: "Home",
  homeHint: "Back to the start line",
  events: "Events",
  eventsHint: "Find your next race",
  results: "Results",
  resultsHint: "Times and ranks",
};
