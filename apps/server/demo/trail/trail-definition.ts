import type { RaceCategory, RaceCheckpoint, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import { addDays, atClock, HOUR_MS, TIME_ZONE, type Day } from "../local-days.ts";
import { contactOf, ageGroupsFrom, feeTiers } from "../wording.ts";
import { trailCourses, type TrailCourse } from "./trail-courses.ts";
import { places, type Place } from "./trail-places.ts";

export const trailSlug = "san-mok-pua-trail";

/** Ranking as Thai trail races do it: the long ones by gun, the short ones with their crowds by chip. */
const rules: Readonly<Record<string, Partial<RaceCategory>>> = {
  "100K": { rankBy: "gun", winnersLeaveAgeGroups: 5, capacity: 180 },
  "50K": { rankBy: "gun", winnersLeaveAgeGroups: 3, capacity: 250, team: { best: 3, by: "time" } },
  "25K": { rankBy: "chip", winnersLeaveAgeGroups: 3, capacity: 320, team: { best: 3, by: "time" } },
  "10K": { rankBy: "chip", winnersLeaveAgeGroups: 0, capacity: 300 },
};

const fees: Readonly<Record<string, readonly [number, number, number]>> = {
  "100K": [3_200, 3_600, 3_900],
  "50K": [2_200, 2_500, 2_700],
  "25K": [1_400, 1_600, 1_750],
  "10K": [800, 900, 990],
};

/** The weekend that begins on this Saturday. */
export function trailDefinition(saturday: Day): RaceDefinition {
  return {
    event: {
      slug: trailSlug,
      type: "trail",
      state: "finished",
      name: { th: "สันหมอกปัว อัลตร้าเทรล", en: "San Mok Pua Ultra Trail" },
      summary: {
        th: "จากทุ่งนาเมืองปัว ขึ้นสันดอยภูคา ลงไปตักเกลือที่บ่อเกลือ แล้ววิ่งกลับมาให้ทันเช้า สี่ระยะ 10 ถึง 100 กิโลเมตร บนเส้นทางเดินป่าที่ชาวบ้านใช้จริง",
        en: "From the rice fields of Pua over the ridge of Doi Phu Kha to the salt wells of Bo Kluea, and back by morning: four distances from 10 to 100 km, on paths that villagers walk.",
      },
      organiser: "กลุ่มคนรักป่าต้นน้ำปัว",
      contact: contactOf("trail.example.org", "054 555 050", "@sanmokpua"),
      venue: { th: "ลานกีฬาเทศบาลปัว อ.ปัว", en: "Pua Municipal Ground, Pua District" },
      province: "น่าน",
      lat: places.start.lat,
      lng: places.start.lng,
      timeZone: TIME_ZONE,
      startsOn: saturday,
      endsOn: addDays(saturday, 1),
      schedule: schedule(saturday),
    },
    checkpoints: Object.values<Place>(places).map((place) => checkpoint(place, saturday)),
    categories: trailCourses.map((course) => category(course, saturday)),
    extra: {},
  };
}

/** At the distance of the first, longest course that comes there; each course says its own. */
function checkpoint({ cutoff, ...place }: Place, saturday: Day): RaceCheckpoint {
  const passed = trailCourses.flatMap(({ points }) => points).find((point) => point.place.code === place.code);
  return {
    ...place,
    distanceM: Math.round((passed?.km ?? 0) * 1e3),
    ...(cutoff !== undefined && { cutoffAt: atClock(saturday, cutoff) }),
  };
}

function category(course: TrailCourse, saturday: Day): RaceCategory {
  const closes = addDays(saturday, -14);
  return {
    code: course.category,
    name: course.name,
    gender: "any",
    gunAt: atClock(saturday, course.gun),
    rankBy: "gun",
    ageOn: "birthYear",
    ageGroups: ageGroupsFrom(0, 30, 40, 50, 60).map((group) => (group.from === 0 ? { ...group, code: "U30" } : group)),
    winnersLeaveAgeGroups: 0,
    timeLimitMs: course.limitHours * HOUR_MS,
    rounding: "up",
    maxSpeedMps: 7,
    checkpoints: [places.start.code, ...course.points.map(({ place }) => place.code)],
    distancesM: [null, ...course.points.map(({ km }) => Math.round(km * 1e3))],
    capacity: null,
    feeTiers: feeTiers(fees[course.category]!, [addDays(saturday, -120), addDays(saturday, -50), closes]),
    ...rules[course.category],
  };
}

function schedule(saturday: Day): RaceDefinition["event"]["schedule"] {
  const item = (clock: string, th: string, en: string) => ({ startsAt: atClock(saturday, clock), title: { th, en } });
  return [
    item("-10:00", "รับบิบและตรวจอุปกรณ์บังคับ", "Bib pick-up and kit check"),
    item("4:00", "ปล่อยตัว 100 กม.", "Start 100K"),
    item("6:00", "ปล่อยตัว 50 กม.", "Start 50K"),
    item("19:00", "กองไฟและมอบรางวัล 50 กม.", "Campfire and prizes, 50K"),
    item("30:00", "ปล่อยตัว 25 กม.", "Start 25K"),
    item("31:00", "ปล่อยตัว 10 กม.", "Start 10K"),
    item("32:00", "ปิดเส้นชัย 100 กม.", "Finish closes, 100K"),
    item("36:30", "มอบรางวัลและพิธีปิด", "Prizes and farewell"),
  ];
}
