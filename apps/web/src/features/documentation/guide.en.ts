import { counted } from "../../lib/i18n/counted.ts";
import type { th } from "./guide.th.ts";

export const en: typeof th = {
  title: "Guide",
  contents: "Contents",
  search: "Search the guide",
  found: (count) =>
    count === 0
      ? "Nothing found: try a shorter word"
      : count === 1
        ? "Found in 1 section"
        : `Found in ${counted(count, "section")}`,
  onThisPage: "On this page",
  previous: "Previous",
  next: "Next",
  print: "Print",
  api: "API for developers",
  opening: "Introduction",
  chapters: {
    start: "Getting started",
    "first-event": "Your first event, from draft to published",
    categories: "Categories, fees and age groups",
    course: "Course and images",
    policies: "Policies and personal data",
    entries: "Entries and importing a file",
    "race-day": "Race day",
    results: "Results, and why this rank",
    "master-data": "Master data",
    people: "Users, roles and menu",
    audit: "Audit log",
    everyday: "Dashboard, calendar, profile and display",
    problems: "When something goes wrong",
  },
};
