import type { th } from "./finder.th.ts";

export const en: typeof th = {
  title: "Where is my runner?",
  description:
    "Find a runner by name, club or bib in every category of the events under way: place, last point and expected time.",
  lead: "Searches every category of the events under way: names in Thai or Latin letters, clubs, bibs.",
  searchLabel: "Name, club or bib",
  find: "Find",
  suggestions: "Runners that match",
  suggested: (count) => `${count === 1 ? "1 runner" : `${count} runners`}, choose with the arrow keys`,
  noneLive: "No event is under way. Past results are on the results page of each event.",
  noMatch: "Nobody found in the events under way. Try a shorter name, or the bib.",
  underWay: "Under way now",
  entered: (count) => `${count} entered`,
  inAllCategories: "In all categories of this event",
  pinned: "Runners you follow",
  pin: (name) => `Follow ${name}`,
  unpin: (name) => `Stop following ${name}`,
  follow: "Follow",
  following: "Following",
  place: (rank) => `Place ${rank}`,
  runningPlace: (rank) => `Now in place ${rank}`,
  lastPoint: (point, time) => `Passed ${point} at ${time}`,
  pace: (pace) => `Mean pace ${pace} per km`,
  next: (point, time) => `${point} expected ${time}`,
  finish: (time) => `Finish expected ${time}`,
};
