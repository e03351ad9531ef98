import type { RaceCategory, RaceCheckpoint, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import { addDays, atClock, TIME_ZONE, type Day } from "../local-days.ts";
import { plannedCategory, scheduleItem } from "../open/planned-category.ts";
import { ageGroupsFrom, contactOf, feeTiers } from "../wording.ts";

export const pastTriathlonSlug = "pak-nam-pran-triathlon";

/** The points in the order in which every distance passes them. */
export const triathlonCourse = ["START", "T1-IN", "T1-OUT", "T2-IN", "T2-OUT", "FIN"] as const;

/** What stands between two points: the three sports, and the two changes. */
const parts = [
  { code: "SWIM", to: "T1-IN", name: { th: "ว่ายน้ำ", en: "Swim" } },
  { code: "T1", to: "T1-OUT", name: { th: "เปลี่ยนชุด 1", en: "Change 1" } },
  { code: "BIKE", to: "T2-IN", name: { th: "จักรยาน", en: "Bike" } },
  { code: "T2", to: "T2-OUT", name: { th: "เปลี่ยนชุด 2", en: "Change 2" } },
  { code: "RUN", to: "FIN", name: { th: "วิ่ง", en: "Run" } },
];

export function pastTriathlonDefinition(raceDay: Day): RaceDefinition {
  const at = (clock: string) => atClock(raceDay, clock);
  const rules: Partial<RaceCategory> = { maxSpeedMps: 20, entryKind: "individual", relayLegs: parts };
  const tierDays = [addDays(raceDay, -90), addDays(raceDay, -45), addDays(raceDay, -10)] as const;
  return {
    event: {
      slug: pastTriathlonSlug,
      type: "triathlon",
      state: "finished",
      colour: "#0e7490",
      name: { th: "ปากน้ำปราณ ไตรกีฬา", en: "Pak Nam Pran Triathlon" },
      summary: {
        th: "ว่ายหน้าหาดปากน้ำปราณ ปั่นเลียบทะเลไปเขากะโหลกและกลับ วิ่งใต้ต้นสนริมหาด เวลาเปลี่ยนชุดนับด้วยทุกวินาที",
        en: "Swim off Pak Nam Pran beach, ride along the sea to Khao Kalok and back, run under the beach pines: every second of the changes counts.",
      },
      organiser: "ชมรมไตรกีฬาเมืองปราณ",
      contact: contactOf("pran.example.org", "032 555 077", "@prantri"),
      venue: { th: "ลานหน้าหาดปากน้ำปราณ", en: "Pak Nam Pran Beachfront" },
      province: "ประจวบคีรีขันธ์",
      lat: 12.4003,
      lng: 99.9905,
      timeZone: TIME_ZONE,
      startsOn: raceDay,
      endsOn: raceDay,
      schedule: [
        scheduleItem(at("-9:00"), "รับบิบ ตรวจจักรยาน บรรยายสรุป", "Bib pick-up, bike check, briefing"),
        scheduleItem(at("6:30"), "ปล่อยตัวมาตรฐาน", "Start, standard distance"),
        scheduleItem(at("7:00"), "ปล่อยตัวสปรินต์", "Start, sprint"),
        scheduleItem(at("11:30"), "มอบรางวัล", "Prizes"),
      ],
    },
    checkpoints: [
      point("START", "start", 0, ["จุดปล่อยตัวว่ายน้ำ", "Swim start"]),
      point("T1-IN", "split", 1_500, ["ขึ้นจากน้ำ เข้า T1", "Swim exit, into T1"]),
      point("T1-OUT", "split", 1_600, ["ออก T1 ขึ้นจักรยาน", "Out of T1, onto the bike"]),
      point("T2-IN", "split", 41_400, ["ลงจักรยาน เข้า T2", "Off the bike, into T2"]),
      point("T2-OUT", "split", 41_500, ["ออก T2 เริ่มวิ่ง", "Out of T2, run start"]),
      point("FIN", "finish", 51_500, ["เส้นชัย", "Finish"]),
    ],
    categories: [
      plannedCategory({
        code: "STANDARD",
        name: { th: "มาตรฐาน 51.5 กม.", en: "Standard 51.5K" },
        gunAt: at("6:30"),
        checkpoints: [...triathlonCourse],
        limitHours: 4.5,
        capacity: 150,
        feeTiers: feeTiers([3_200, 3_600, 4_000], tierDays),
        // many men, few women: groups of five years for men, of ten for women
        rules: {
          ...rules,
          ageGroups: [
            ...ageGroupsFrom(18, 30, 35, 40, 45, 50, 55, 60).map((group) => ({ ...group, gender: "M" as const })),
            ...ageGroupsFrom(18, 30, 40, 50).map((group) => ({ ...group, gender: "F" as const })),
          ],
        },
      }),
      plannedCategory({
        code: "SPRINT",
        name: { th: "สปรินต์ 25.75 กม.", en: "Sprint 25.75K" },
        gunAt: at("7:00"),
        checkpoints: [...triathlonCourse],
        distancesM: [null, 750, 850, 20_650, 20_750, 25_750],
        limitHours: 2.5,
        capacity: 120,
        feeTiers: feeTiers([2_200, 2_500, 2_800], tierDays),
        rules,
      }),
    ],
    extra: {},
  };
}

function point(
  code: (typeof triathlonCourse)[number],
  kind: RaceCheckpoint["kind"],
  distanceM: number,
  [th, en]: readonly [string, string],
): RaceCheckpoint {
  return { code, kind, distanceM, name: { th, en }, elevationM: 3, lat: 12.4003, lng: 99.9905 };
}
