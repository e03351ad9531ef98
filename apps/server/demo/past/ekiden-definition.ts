import type { RaceCheckpoint, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import { addDays, atClock, TIME_ZONE, type Day } from "../local-days.ts";
import { plannedCategory, scheduleItem } from "../open/planned-category.ts";
import { contactOf, feeTiers } from "../wording.ts";

export const ekidenSlug = "chiang-mai-moat-ekiden";

type Corner = readonly [
  code: string,
  kind: RaceCheckpoint["kind"],
  distanceM: number,
  th: string,
  en: string,
  lat: number,
  lng: number,
];

/** A marathon round the old city: the sash changes hands at its corners. */
const corners: readonly Corner[] = [
  ["START", "start", 0, "จุดปล่อยตัว ประตูท่าแพ", "Start, Tha Phae Gate", 18.7877, 98.9931],
  ["KATAM", "split", 10_000, "แจ่งก๊ะต๊ำ ส่งไม้ 1", "Katam Corner, hand-over 1", 18.7809, 98.9932],
  ["KUHUANG", "split", 18_000, "แจ่งกู่เฮือง ส่งไม้ 2", "Ku Huang Corner, hand-over 2", 18.7813, 98.9781],
  ["HUALIN", "split", 28_000, "แจ่งหัวลิน ส่งไม้ 3", "Hua Lin Corner, hand-over 3", 18.7953, 98.9786],
  ["SIPHUM", "split", 35_000, "แจ่งศรีภูมิ ส่งไม้ 4", "Si Phum Corner, hand-over 4", 18.7952, 98.9932],
  ["FIN", "finish", 42_195, "เส้นชัย ประตูท่าแพ", "Finish, Tha Phae Gate", 18.7878, 98.9933],
];

export const ekidenLegs = corners.slice(1).map(([to, , distanceM], index) => ({
  code: String(index + 1),
  to,
  lengthKm: (distanceM - corners[index]![2]) / 1_000,
}));

export function ekidenDefinition(raceDay: Day): RaceDefinition {
  const at = (clock: string) => atClock(raceDay, clock);
  const category = (code: string, th: string, en: string, teamMix: "any" | "mixed", baht: number) =>
    plannedCategory({
      code,
      name: { th, en },
      gunAt: at("5:30"),
      checkpoints: corners.map(([corner]) => corner),
      limitHours: 5,
      capacity: 40,
      feeTiers: feeTiers(
        [baht, baht + 500, baht + 800],
        [addDays(raceDay, -80), addDays(raceDay, -30), addDays(raceDay, -10)],
      ),
      rules: {
        entryKind: "relay",
        teamMix,
        teamSmallest: 5,
        teamLargest: 5,
        feePer: "team",
        relayLegs: ekidenLegs.map(({ code: leg, to, lengthKm }) => ({
          code: leg,
          to,
          name: { th: `ไม้ ${leg} (${lengthKm} กม.)`, en: `Leg ${leg} (${lengthKm} km)` },
        })),
        ageGroups: [],
        winnersLeaveAgeGroups: 0,
        maxSpeedMps: 8,
      },
    });
  return {
    event: {
      slug: ekidenSlug,
      type: "road-run",
      state: "finished",
      colour: "#be123c",
      name: { th: "เอกิเด็นรอบคูเมืองเชียงใหม่", en: "Chiang Mai Moat Ekiden" },
      summary: {
        th: "มาราธอนผลัดห้าคนรอบคูเมือง ส่งสายสะพายกันที่สี่แจ่งเวียง ตั้งแต่ฟ้ายังมืดจนตลาดเช้าเปิด",
        en: "A marathon for teams of five round the moat: the sash changes hands at the four corners of the old city, from before dawn until the morning market opens.",
      },
      organiser: "ชมรมวิ่งผลัดเวียงพิงค์",
      contact: contactOf("ekiden.example.org", "053 555 042", "@moatekiden"),
      venue: { th: "ลานประตูท่าแพ อ.เมืองเชียงใหม่", en: "Tha Phae Gate Plaza, Chiang Mai" },
      province: "เชียงใหม่",
      lat: 18.7877,
      lng: 98.9931,
      timeZone: TIME_ZONE,
      startsOn: raceDay,
      endsOn: raceDay,
      schedule: [
        scheduleItem(at("-8:00"), "ประชุมหัวหน้าทีม รับสายสะพาย", "Captains' meeting, sashes"),
        scheduleItem(at("5:30"), "ปล่อยตัวทุกทีม", "Start of all teams"),
        scheduleItem(at("9:30"), "มอบรางวัล", "Prizes"),
      ],
    },
    checkpoints: corners.map(([code, kind, distanceM, th, en, lat, lng]) => ({
      code,
      kind,
      distanceM,
      name: { th, en },
      elevationM: 310,
      lat,
      lng,
    })),
    categories: [
      category("OPEN", "ทีมทั่วไป", "Open teams", "any", 3_000),
      category("MIXED", "ทีมผสมชายหญิง", "Mixed teams", "mixed", 3_000),
    ],
    extra: {},
  };
}
