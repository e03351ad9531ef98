import type { Text } from "@time-event/contract/fields";
import { places, type Place } from "./trail-places.ts";

/** Where a course passes a place, as the course director's table has it. */
export interface CoursePoint {
  readonly place: Place;
  readonly km: number;
  /** Climbed since the point before. */
  readonly climbM: number;
}

export interface TrailCourse {
  readonly category: string;
  readonly name: Text;
  readonly gun: string;
  readonly limitHours: number;
  readonly points: readonly CoursePoint[];
}

function point(place: Place, km: number, climbM: number): CoursePoint {
  return { place, km, climbM };
}

/** Guns are on the clock of the event's Saturday: from 24:00 on it is Sunday. */
export const trailCourses: readonly TrailCourse[] = [
  {
    category: "100K",
    name: { th: "อัลตร้า 100 กม.", en: "Ultra 100K" },
    gun: "4:00",
    limitHours: 28,
    points: [
      point(places.silaPhet, 9.8, 260),
      point(places.mistCliff, 19.5, 820),
      point(places.headquarters, 29, 620),
      point(places.summit, 36.2, 880),
      point(places.viewpoint, 44, 340),
      point(places.saltWells, 55.4, 240),
      point(places.sapan, 61.8, 210),
      point(places.viewpoint, 72.5, 1180),
      point(places.headquarters, 80, 220),
      point(places.waterfall, 87.4, 180),
      point(places.paKlang, 96, 160),
      point(places.finish, 102.4, 60),
    ],
  },
  {
    category: "50K",
    name: { th: "เทรล 50 กม.", en: "Trail 50K" },
    gun: "6:00",
    limitHours: 13,
    points: [
      point(places.silaPhet, 9.8, 260),
      point(places.mistCliff, 19.5, 820),
      point(places.summit, 27.8, 1200),
      point(places.headquarters, 34, 150),
      point(places.waterfall, 41.4, 180),
      point(places.paKlang, 48.2, 160),
      point(places.finish, 53.8, 60),
    ],
  },
  {
    category: "25K",
    name: { th: "เทรล 25 กม.", en: "Trail 25K" },
    gun: "30:00",
    limitHours: 7,
    points: [
      point(places.paKlang, 6.4, 120),
      point(places.waterfall, 14.2, 560),
      point(places.temple, 22.1, 300),
      point(places.finish, 26, 80),
    ],
  },
  {
    category: "10K",
    name: { th: "เทรล 10 กม.", en: "Trail 10K" },
    gun: "31:00",
    limitHours: 3,
    points: [point(places.temple, 5.1, 90), point(places.finish, 10.4, 60)],
  },
];
