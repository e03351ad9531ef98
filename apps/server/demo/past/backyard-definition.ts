import type { RaceCategory, RaceCheckpoint, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import { addDays, atClock, HOUR_MS, TIME_ZONE, type Day } from "../local-days.ts";
import { plannedCategory, scheduleItem } from "../open/planned-category.ts";
import { ageGroupsFrom, contactOf, feeTiers } from "../wording.ts";

export const backyardSlug = "doi-saket-backyard";

export const YARD_M = 6_706;
export const bell = "6:30";
export const pursuitGun = "7:00";

/** One Saturday on the slope of Doi Saket: laps until one is left, and a pursuit down the valley. */
export function backyardDefinition(saturday: Day): RaceDefinition {
  return {
    event: {
      slug: backyardSlug,
      type: "trail",
      state: "finished",
      colour: "#365314",
      name: { th: "ดอยสะเก็ด แบ็กยาร์ดและวิ่งไล่ตาม", en: "Doi Saket Backyard and Pursuit" },
      summary: {
        th: "แบ็กยาร์ดรอบละ 6.7 กม. ปล่อยตัวพร้อมกันทุกชั่วโมงจนเหลือคนเดียว ทุกคนมีอันดับตามจำนวนรอบ ระหว่างนั้นวิ่งไล่ตาม 8 กม. คนช้าออกตัวก่อน ใครเข้าเส้นก่อนชนะ",
        en: "A backyard of 6.7 km laps: off together every hour until one is left, and everybody has a place by laps. Meanwhile a pursuit over 8 km: slower people start earlier, and the first across the line wins.",
      },
      organiser: "ชมรมวิ่งดอยสะเก็ด",
      contact: contactOf("doisaket.example.org", "053 555 067", "@doisaketrun"),
      venue: { th: "ลานวัดพระธาตุดอยสะเก็ด", en: "Wat Phra That Doi Saket" },
      province: "เชียงใหม่",
      lat: 18.8732,
      lng: 99.1386,
      timeZone: TIME_ZONE,
      startsOn: saturday,
      endsOn: saturday,
      schedule: [
        scheduleItem(atClock(saturday, bell), "รอบแรกของแบ็กยาร์ด", "First lap of the backyard"),
        scheduleItem(atClock(saturday, pursuitGun), "คนแรกออกตัววิ่งไล่ตาม", "First start of the pursuit"),
      ],
    },
    checkpoints: points,
    categories: [backyard(saturday), pursuit(saturday)],
    extra: {},
  };
}

const place = { lat: 18.8732, lng: 99.1386, elevationM: 345 };

const points: readonly RaceCheckpoint[] = [
  { code: "CAMP", kind: "start", distanceM: 0, name: { th: "แคมป์", en: "Camp" }, ...place },
  { code: "YARD", kind: "lap", distanceM: YARD_M, name: { th: "ครบรอบ", en: "Lap line" }, ...place },
  { code: "FIN", kind: "finish", distanceM: 8_000, name: { th: "เส้นชัย 8 กม.", en: "Finish 8K" }, ...place },
];

const tiers = (saturday: Day, prices: readonly [number, number, number]) =>
  feeTiers(prices, [addDays(saturday, -90), addDays(saturday, -45), addDays(saturday, -10)]);

function backyard(saturday: Day): RaceCategory {
  const { timeLimitMs: _bellEndsIt, ...planned } = plannedCategory({
    code: "BACKYARD",
    name: { th: "แบ็กยาร์ด", en: "Backyard" },
    gunAt: atClock(saturday, bell),
    checkpoints: ["CAMP", "YARD"],
    limitHours: 24,
    capacity: 40,
    feeTiers: tiers(saturday, [1_200, 1_400, 1_600]),
    rules: {
      lapsEnd: "last",
      lapEveryMs: HOUR_MS,
      placesByLaps: true,
      maxSpeedMps: 12,
      winnersLeaveAgeGroups: 0,
      ageGroups: ageGroupsFrom(18, 40),
    },
  });
  return planned;
}

function pursuit(saturday: Day): RaceCategory {
  return plannedCategory({
    code: "8K",
    name: { th: "วิ่งไล่ตาม 8 กม.", en: "Pursuit 8K" },
    gunAt: atClock(saturday, pursuitGun),
    checkpoints: ["CAMP", "FIN"],
    limitHours: 2,
    capacity: 60,
    feeTiers: tiers(saturday, [450, 550, 650]),
    rules: { handicap: { by: "start", allowances: [] }, maxSpeedMps: 12, ageGroups: ageGroupsFrom(18, 40) },
  });
}
