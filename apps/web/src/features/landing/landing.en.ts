import type { th } from "./landing.th.ts";

export const en: typeof th = {
  title: "Entries, timing and live results for races in Thailand",
  description:
    "Find running, trail, cycling and triathlon events, enter in minutes, then follow every checkpoint live to the finish line.",
  headline: "Every second of the race, as it happens",
  lead: "Find an event, enter, then follow it live from the gun to the finish, with every rank explained.",
  search: "Find an event",
  searchHint: "Name or place",
  find: "Search",
  findRunner: "Where is my runner?",
  liveTitle: "Racing now",
  liveOf: (category: string) => `Leading ${category}`,
  laps: (laps: number) => `${laps} ${laps === 1 ? "lap" : "laps"}`,
  liveNone: "The leaders appear here once somebody passes the first checkpoint.",
  follow: "Follow live",
  onCourse: "On course",
  finished: "Finished",
  entries: "Entries",
  openTitle: "Open for entry",
  openAll: "All open events",
  openNoneTitle: "No event is open for entry",
  openNone: "Look at what is coming up and come back when entries open.",
  upcoming: "Coming up",
  resultsTitle: "Results just in",
  resultsAll: "All results",
  finishers: (count: string) => `${count} entered`,
  howTitle: "Three steps to the start line",
  how: [
    {
      title: "Choose your race",
      text: "Filter by sport, month and province. See fees and places left in each category before you decide.",
    },
    {
      title: "Race while your family follows",
      text: "Each time you pass a checkpoint, your family sees your time within a second.",
    },
    {
      title: "Results with reasons",
      text: "Every split, your pace, your rank, and the reason for it, for every player.",
    },
  ],
  organiseTitle: "Your whole event in one place",
  organiseText:
    "From opening entries to official results, with chips, marshals' phones and GPS side by side. No passing is lost, even without a signal.",
  organise: [
    {
      title: "Ranked by your rules",
      text: "Gun or chip time, age groups, overall winners left out, teams, relays, laps and stages.",
    },
    {
      title: "Tens of thousands watching",
      text: "Live results are computed once and reach every screen, slow phones included.",
    },
    {
      title: "Your data stays yours",
      text: "Import and export a whole race as a folder of CSV files, or read it through an open API at any time.",
    },
  ],
  api: "See the API",
};
