import type { Text } from "@time-event/contract/fields";
import { places, type Place } from "./trail-places.ts";

/** A point of a course, as the course director's table has it. */
export interface CoursePoint {
  /** Ends the checkpoint's code. */
  readonly code: string;
  readonly place: Place;
  readonly km: number;
  /** Climbed since the point before. */
  readonly climbM: number;
  /** On the clock of the event's Saturday; "26:00" is two in the night to Sunday. */
  readonly cutoff?: string;
}

export interface TrailCourse {
  readonly category: string;
  readonly name: Text;
  readonly gun: string;
  readonly limitHours: number;
  readonly points: readonly CoursePoint[];
}

function point(code: string, place: Place, km: number, climbM: number, cutoff?: string): CoursePoint {
  return { code, place, km, climbM, ...(cutoff !== undefined && { cutoff }) };
}

/** Guns are on the clock of the event's Saturday: from 24:00 on it is Sunday. */
export const trailCourses: readonly TrailCourse[] = [
  {
    category: "100K",
    name: { th: "อัลตร้า 100 กม.", en: "Ultra 100K" },
    gun: "4:00",
    limitHours: 28,
    points: [
      point("SILA", places.silaPhet, 9.8, 260),
      point("MIST", places.mistCliff, 19.5, 820),
      point("HQ1", places.headquarters, 29, 620, "13:30"),
      point("RIDGE", places.summit, 36.2, 880),
      point("1715A", places.viewpoint, 44, 340),
      point("SALT", places.saltWells, 55.4, 240, "20:30"),
      point("SAPAN", places.sapan, 61.8, 210),
      point("1715B", places.viewpoint, 72.5, 1180, "26:00"),
      point("HQ2", places.headquarters, 80, 220),
      point("TONG", places.waterfall, 87.4, 180, "29:30"),
      point("KLANG", places.paKlang, 96, 160),
      point("FIN", places.pua, 102.4, 60),
    ],
  },
  {
    category: "50K",
    name: { th: "เทรล 50 กม.", en: "Trail 50K" },
    gun: "6:00",
    limitHours: 13,
    points: [
      point("SILA", places.silaPhet, 9.8, 260),
      point("MIST", places.mistCliff, 19.5, 820),
      point("RIDGE", places.summit, 27.8, 1200, "14:00"),
      point("HQ", places.headquarters, 34, 150),
      point("TONG", places.waterfall, 41.4, 180, "17:00"),
      point("KLANG", places.paKlang, 48.2, 160),
      point("FIN", places.pua, 53.8, 60),
    ],
  },
  {
    category: "25K",
    name: { th: "เทรล 25 กม.", en: "Trail 25K" },
    gun: "30:00",
    limitHours: 7,
    points: [
      point("KLANG", places.paKlang, 6.4, 120),
      point("TONG", places.waterfall, 14.2, 560, "34:15"),
      point("TEMPLE", places.temple, 22.1, 300),
      point("FIN", places.pua, 26, 80),
    ],
  },
  {
    category: "10K",
    name: { th: "เทรล 10 กม.", en: "Trail 10K" },
    gun: "31:00",
    limitHours: 3,
    points: [point("TEMPLE", places.temple, 5.1, 90), point("FIN", places.pua, 10.4, 60)],
  },
];
