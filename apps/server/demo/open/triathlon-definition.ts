import type { RaceCheckpoint, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import { addDays, atClock, TIME_ZONE, type Day } from "../local-days.ts";
import { contactOf, feeTiers } from "../wording.ts";
import { plannedCategory, scheduleItem } from "./planned-category.ts";

export const triathlonSlug = "thung-wua-laen-triathlon";

export function triathlonDefinition(today: Day, raceDay: Day): RaceDefinition {
  const at = (clock: string) => atClock(raceDay, clock);
  const tierDays = [addDays(today, 20), addDays(today, 45), addDays(raceDay, -7)] as const;
  const checkpoints = ["START", "SWIM", "BIKE", "FIN"];
  const relayLegs = [
    { code: "swim", to: "SWIM", name: { th: "ว่ายน้ำ", en: "Swim" } },
    { code: "bike", to: "BIKE", name: { th: "จักรยาน", en: "Bike" } },
    { code: "run", to: "FIN", name: { th: "วิ่ง", en: "Run" } },
  ];
  return {
    event: {
      slug: triathlonSlug,
      type: "triathlon",
      state: "open",
      name: {
        th: "ทุ่งวัวแล่น ไตรกีฬา",
        en: "Thung Wua Laen Triathlon",
      },
      summary: {
        th: "ว่ายในอ่าวน้ำนิ่ง ปั่นเลียบทะเลชุมพรบนถนนปิด วิ่งใต้ร่มสนริมหาด โอลิมปิก สปรินต์ ทีมผลัดสามคน และวิ่งริมหาดเป็นทีมสิบคน",
        en: "Swim in a calm bay, ride the closed coast road of Chumphon, run under the beach pines: Olympic, sprint, relay teams of three, and a beach run for teams of ten.",
      },
      organiser: "สมาคมกีฬาทางน้ำปะทิว",
      contact: contactOf("triathlon.example.org", "077 555 010", "@pathiutri"),
      venue: {
        th: "หาดทุ่งวัวแล่น อ.ปะทิว",
        en: "Thung Wua Laen Beach, Pathio",
      },
      province: "ชุมพร",
      lat: 10.5718,
      lng: 99.2747,
      timeZone: TIME_ZONE,
      startsOn: raceDay,
      endsOn: raceDay,
      schedule: [
        scheduleItem(at("-10:00"), "รับบิบ ตรวจจักรยาน บรรยายสรุป", "Bib pick-up, bike check, briefing"),
        scheduleItem(at("6:30"), "ปล่อยตัวโอลิมปิกและทีมผลัด", "Start Olympic and relay"),
        scheduleItem(at("7:15"), "ปล่อยตัวสปรินต์", "Start sprint"),
        scheduleItem(at("8:45"), "ปล่อยตัววิ่งริมหาดทีมสิบคน", "Start beach run of ten"),
        scheduleItem(at("11:30"), "มอบรางวัล", "Prizes"),
      ],
    },
    checkpoints: [
      point("START", "start", 0, "จุดปล่อยตัวว่ายน้ำ", "Swim start"),
      point("SWIM", "split", 1_500, "ขึ้นจากน้ำ", "Swim exit"),
      point("BIKE", "split", 41_500, "จบจักรยาน", "Bike in"),
      point("BEACH", "start", 46_500, "จุดปล่อยตัววิ่งริมหาด", "Beach run start"),
      point("FIN", "finish", 51_500, "เส้นชัย", "Finish"),
    ],
    categories: [
      plannedCategory({
        code: "OLYMPIC",
        name: {
          th: "โอลิมปิก 51.5 กม.",
          en: "Olympic 51.5K",
        },
        gunAt: at("6:30"),
        checkpoints,
        limitHours: 4.5,
        capacity: 200,
        feeTiers: feeTiers([3200, 3600, 4e3], tierDays),
      }),
      plannedCategory({
        code: "SPRINT",
        name: {
          th: "สปรินต์ 25.75 กม.",
          en: "Sprint 25.75K",
        },
        gunAt: at("7:15"),
        checkpoints,
        distancesM: [null, 750, 20_750, 25_750],
        limitHours: 2.5,
        capacity: 150,
        feeTiers: feeTiers([2200, 2500, 2800], tierDays),
      }),
      plannedCategory({
        code: "RELAY",
        name: {
          th: "ทีมผลัดสามคน",
          en: "Relay of three",
        },
        gunAt: at("6:30"),
        checkpoints,
        limitHours: 4.5,
        capacity: 40,
        feeTiers: feeTiers([5400, 6e3, 6600], tierDays),
        rules: {
          entryKind: "relay",
          teamSmallest: 3,
          teamLargest: 3,
          relayLegs,
          ageGroups: [],
          winnersLeaveAgeGroups: 0,
        },
      }),
      plannedCategory({
        code: "TEAM10",
        name: {
          th: "วิ่งริมหาด 5 กม. ทีมสิบคน",
          en: "Beach run 5K, team of ten",
        },
        gunAt: at("8:45"),
        checkpoints: ["BEACH", "FIN"],
        distancesM: [0, 5_000],
        limitHours: 1.5,
        // people, not teams
        capacity: 300,
        feeTiers: feeTiers([5e3, 5500, 6e3], tierDays),
        rules: {
          entryKind: "team",
          teamSmallest: 10,
          teamLargest: 10,
          feePer: "team",
          ageGroups: [],
          winnersLeaveAgeGroups: 0,
        },
      }),
    ],
    extra: {},
  };
}

function point(code: string, kind: RaceCheckpoint["kind"], distanceM: number, th: string, en: string): RaceCheckpoint {
  return { code, kind, distanceM, name: { th, en }, elevationM: 2, lat: 10.5718, lng: 99.2747 };
}
