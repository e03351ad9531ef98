import type { th } from "./field.th.ts";

export const en: typeof th = {
  title: (category) => `On the course: ${category}`,
  picture: (count) =>
    `Elevation of the course with the estimated places of ${count} runners on it. The same is in a table below.`,
  dots: (count) => `${count} on the course, one dot each`,
  someDots: (count, each) => `${count} on the course, one dot for about ${each}`,
  estimated: "Places between points are estimated from the time at the last point.",
  nobody: "There are no places on the course to show yet.",
  failed: "The places could not be loaded. Try again.",
  asTable: "As a table",
  section: "Section",
  runners: "Runners (estimated)",
  named: "Leaders and runners you follow",
  leader: "Leads",
  pinned: "Followed",
  at: "Place (estimated)",
};
