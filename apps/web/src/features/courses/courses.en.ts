import type { th } from "./courses.th.ts";

export const en: typeof th = {
  profileOf: (course) => `Elevation along ${course}`,
  mapOf: (course) => `Map of ${course}`,
  pointHint: "Point at the profile for distance, height and slope",
  placeOnCourse: "Position on the course",
  atKilometre: (kilometres) => `km ${kilometres}`,
  metresHigh: (metres) => `${metres} m high`,
  slope: (percent) => `slope ${percent}%`,
  enlarge: "Enlarge the map",
  reduce: "Make the map smaller",
  wholeCourse: "Show the whole course",
  partOfLine:
    "This map is drawn from the course of another category, which has another length. The table of checkpoints has the distances of this one.",
  length: "Length of the GPX track",
  ascent: "Ascent",
  descent: "Descent",
  heights: "Height",
  metres: (metres) => `${metres} m`,
};
