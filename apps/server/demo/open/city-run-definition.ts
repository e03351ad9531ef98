import type { RaceCheckpoint, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import { addDays, atClock, TIME_ZONE, type Day } from "../local-days.ts";
import { ageGroupsFrom, contactOf, feeTiers } from "../wording.ts";
import { cityRunAddOns, cityRunQuestions } from "./city-run-extras.ts";
import { plannedCategory, scheduleItem } from "./planned-category.ts";

export const cityRunSlug = "rim-nam-chao-phraya-marathon";

type Point = readonly [
  code: string,
  kind: RaceCheckpoint["kind"],
  distanceM: number,
  th: string,
  en: string,
  lat: number,
  lng: number,
];

const points: readonly Point[] = [
  ["START", "start", 0, "ปล่อยตัว ลานพระประแดง", "Start, Phra Pradaeng riverside", 13.6593, 100.5335],
  ["10K", "split", 10_000, "บางกระเจ้า", "Bang Krachao", 13.6912, 100.5657],
  ["HALF", "split", 21_097.5, "ครึ่งทางมาราธอน", "Marathon half way", 13.6741, 100.5489],
  ["30K", "split", 30_000, "สวนศรีนครเขื่อนขันธ์", "Sri Nakhon Khuean Khan Park", 13.6953, 100.5642],
  ["PHUENG", "split", 10_000, "บางน้ำผึ้ง", "Bang Nam Phueng", 13.6801, 100.5771],
  ["FIN", "finish", 42_195, "เส้นชัย ลานพระประแดง", "Finish, Phra Pradaeng riverside", 13.6596, 100.5338],
];

export function cityRunDefinition(today: Day, raceDay: Day): RaceDefinition {
  const at = (clock: string) => atClock(raceDay, clock);
  const tierDays = [addDays(today, -21), addDays(today, 12), addDays(raceDay, -10)] as const;
  const category = (code: string, th: string, en: string, gun: string, checkpoints: string[]) => ({
    code,
    name: {
      th,
      en,
    },
    gunAt: at(gun),
    checkpoints,
  });
  return {
    event: {
      slug: cityRunSlug,
      type: "road-run",
      state: "open",
      name: {
        th: "ริมน้ำเจ้าพระยา มาราธอน",
        en: "Chao Phraya Riverside Marathon",
      },
      summary: {
        th: "ออกวิ่งก่อนฟ้าสางจากพระประแดง ผ่านสวนผลไม้และคุ้งบางกระเจ้า ปอดสีเขียวของเมือง เส้นทางเรียบ ปิดถนน วัดระยะแล้ว",
        en: "Off before dawn from Phra Pradaeng, past orchards and through the green bend of Bang Krachao: flat, closed roads, measured.",
      },
      organiser: "ชมรมวิ่งคุ้งบางกระเจ้า",
      contact: contactOf("run.example.org", "02 555 0142", "@chaophrayarun"),
      venue: {
        th: "ลานริมน้ำพระประแดง",
        en: "Phra Pradaeng Riverside",
      },
      province: "สมุทรปราการ",
      lat: 13.6593,
      lng: 100.5335,
      timeZone: TIME_ZONE,
      startsOn: raceDay,
      endsOn: raceDay,
      schedule: [
        scheduleItem(at("-13:00"), "รับบิบและเสื้อ", "Bib and shirt pick-up", at("-5:00")),
        scheduleItem(at("3:30"), "ปล่อยตัวมาราธอน", "Start marathon"),
        scheduleItem(at("4:30"), "ปล่อยตัวฮาล์ฟมาราธอน", "Start half marathon"),
        scheduleItem(at("5:45"), "ปล่อยตัว 10 กม.", "Start 10K"),
        scheduleItem(at("6:15"), "ปล่อยตัว 5 กม.", "Start 5K"),
        scheduleItem(at("8:30"), "มอบรางวัล", "Prizes"),
      ],
    },
    checkpoints: points.map(([code, kind, distanceM, th, en, lat, lng]) => ({
      code,
      kind,
      distanceM,
      name: {
        th,
        en,
      },
      elevationM: 3,
      lat,
      lng,
    })),
    categories: [
      plannedCategory({
        ...category("42K", "มาราธอน", "Marathon", "3:30", ["START", "10K", "HALF", "30K", "FIN"]),
        limitHours: 6.5,
        capacity: 450,
        bibs: [1, 500],
        youngestAge: 18,
        feeTiers: feeTiers([900, 1100, 1300], tierDays),
      }),
      plannedCategory({
        ...category("21K", "ฮาล์ฟมาราธอน", "Half marathon", "4:30", ["START", "PHUENG", "FIN"]),
        distancesM: [null, null, 21_097.5],
        limitHours: 3.5,
        capacity: 350,
        bibs: [2001, 2400],
        youngestAge: 16,
        feeTiers: feeTiers([700, 850, 950], tierDays),
      }),
      plannedCategory({
        ...category("10K", "มินิมาราธอน 10 กม.", "Mini marathon 10K", "5:45", ["START", "FIN"]),
        distancesM: [null, 10_000],
        limitHours: 2,
        capacity: 300,
        bibs: [10_001, 10_350],
        feeTiers: feeTiers([500, 600, 700], tierDays),
        rules: { rankBy: "chip" },
      }),
      plannedCategory({
        ...category("5K", "เดินวิ่ง 5 กม.", "Fun run 5K", "6:15", ["START", "FIN"]),
        distancesM: [null, 5_000],
        limitHours: 1.5,
        capacity: 400,
        bibs: [5001, 5500],
        feeTiers: feeTiers([350, 400, 450], tierDays),
        rules: {
          rankBy: "chip",
          ageGroups: ageGroupsFrom(7, 15, 60),
          winnersLeaveAgeGroups: 0,
        },
      }),
    ],
    addOns: cityRunAddOns,
    questions: cityRunQuestions,
    extra: {},
  };
}
