import type { TrackPoint } from "@time-event/domain/course/course-line";
import type { DrawnCourse } from "../../src/features/courses/courses.types.ts";
import { LAP_M, liveCheckpoints } from "../live/live-courses.ts";
import { liveCategories } from "../live/live-categories.ts";
import { liveSlug } from "../live/live-start.ts";
import { type TrailCourse, trailCourses } from "../trail/trail-courses.ts";
import { trailSlug } from "../trail/trail-definition.ts";
import { places } from "../trail/trail-places.ts";
import { windingWay } from "./winding-way.ts";

/** The courses of the demonstration's races, by the race's slug. */
export const demoCourses: Readonly<Record<string, () => readonly DrawnCourse[]>> = {
  [trailSlug]: () => trailCourses.map(trailCourse),
  [liveSlug]: () => [lakeRound()],
};

function trailCourse(course: TrailCourse): DrawnCourse {
  let before = { place: places.start as (typeof course.points)[number]["place"], km: 0 };
  const track = course.points.flatMap(({ place, km, climbM }) => {
    const name = `${before.place.name.en} to ${place.name.en}`;
    const stretch = { from: high(before.place), to: high(place), lengthM: (km - before.km) * 1_000, climbM };
    before = { place, km };
    return windingWay(name, stretch);
  });
  return {
    name: { th: `เส้นทาง ${course.name.th}`, en: `${course.name.en} course` },
    fileName: `san-mok-pua-${course.category.toLowerCase()}.gpx`,
    categories: [course.category],
    track,
  };
}

function high<Place extends { readonly elevationM: number | null }>(place: Place) {
  return { ...place, elevationM: place.elevationM ?? 0 };
}

/** Once round the lake: a round of five bends, as wide as a lap is long. */
function lakeRound(): DrawnCourse {
  const [start] = liveCheckpoints;
  const turns = 120;
  const around = (radiusM: number): TrackPoint[] =>
    Array.from({ length: turns + 1 }, (_, index) => {
      const angle = (2 * Math.PI * index) / turns;
      const radius = radiusM * (1 + 0.16 * Math.sin(2 * angle + 1.1) + 0.05 * Math.sin(5 * angle));
      const first = radiusM * (1 + 0.16 * Math.sin(1.1));
      return {
        lat: start!.lat! + (radius * Math.cos(angle) - first) / 111_195,
        lng: start!.lng! + (radius * Math.sin(angle)) / (111_195 * Math.cos((start!.lat! * Math.PI) / 180)),
        elevationM: Math.round((158 + 1.5 * Math.sin(3 * angle)) * 10) / 10,
      };
    });
  // a wavy round is a little longer than a circle of its radius
  const radiusM = LAP_M / (2 * Math.PI * 1.035);
  return {
    name: { th: "รอบบึงแก่นนคร", en: "Round Bueng Kaen Nakhon" },
    fileName: "kaen-nakhon-lap.gpx",
    categories: liveCategories.filter(({ code }) => code !== "10K").map(({ code }) => code),
    track: around(radiusM),
  };
}
