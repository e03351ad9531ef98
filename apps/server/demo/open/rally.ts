import type { RaceCategory, RaceCheckpoint, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import type { DemoRace } from "../demo-race.ts";
import { addDays, atClock, sundayBefore, TIME_ZONE, type Day } from "../local-days.ts";
import { contactOf, feeTiers } from "../wording.ts";
import { plannedCategory, scheduleItem } from "./planned-category.ts";

/** Special stages, in the order they are driven: code, clock of the first start on the Saturday, length, place. */
const stages = [
  ["SS1", "8:00", 18_400, "ป่าละอู", "Pa La-u"],
  ["SS2", "13:00", 26_700, "ห้วยคมกฤช", "Huai Khom Krit"],
  ["SS3", "31:30", 22_100, "เขาพะเนินทุ่ง", "Khao Phanoen Thung"],
] as const;

/** A cross-country rally in four months: announced, entries not open yet. */
export function rally(today: Day): DemoRace {
  const saturday = addDays(sundayBefore(today), 111);
  return { race: definition(saturday), entries: [], passings: [], penalties: [] };
}

function definition(saturday: Day): RaceDefinition {
  return {
    event: {
      slug: "kaeng-krachan-rally",
      type: "off-road",
      state: "published",
      name: {
        th: "แก่งกระจาน ครอสคันทรี แรลลี่",
        en: "Kaeng Krachan Cross-Country Rally",
      },
      summary: {
        th: "สองวัน สามช่วงจับเวลา ทางลูกรัง ลำห้วย และเนินทรายเพชรบุรี สำหรับรถจักรยานยนต์และรถขับเคลื่อนสี่ล้อ เปิดรับสมัครเร็ว ๆ นี้",
        en: "Two days, three special stages on gravel, creeks and sand in Phetchaburi, for motorcycles and four-wheel drives. Entries open soon.",
      },
      organiser: "ชมรมออฟโรดเมืองเพชร",
      contact: contactOf("rally.example.org", "032 555 021", "@petchrally"),
      venue: {
        th: "ริมเขื่อนแก่งกระจาน",
        en: "Kaeng Krachan Lakeside",
      },
      province: "เพชรบุรี",
      lat: 12.9149,
      lng: 99.6306,
      timeZone: TIME_ZONE,
      startsOn: saturday,
      endsOn: addDays(saturday, 1),
      schedule: [
        scheduleItem(atClock(saturday, "-9:00"), "ตรวจสภาพรถและเอกสาร", "Scrutineering"),
        ...stages.map(([code, clock, , th, en]) =>
          scheduleItem(atClock(saturday, clock), `ปล่อยคันแรก ${code} ${th}`, `First car, ${code} ${en}`),
        ),
        scheduleItem(atClock(saturday, "39:00"), "มอบรางวัล", "Prizes"),
      ],
    },
    checkpoints: stages.flatMap(stagePoints),
    categories: [
      category(saturday, "MOTO", "รถจักรยานยนต์", "Motorcycles", [4_500, 5_000, 5_500], 60),
      category(saturday, "4X4", "รถขับเคลื่อนสี่ล้อ", "Four-wheel drives", [9_000, 10_000, 11_000], 40),
    ],
    extra: {},
  };
}

type StageRow = (typeof stages)[number];

function stagePoints([code, , lengthM, th, en]: StageRow, index: number): RaceCheckpoint[] {
  const drivenM = stages.slice(0, index).reduce((sum, [, , metres]) => sum + metres, 0);
  const position = { elevationM: null, lat: 12.9149 - index * 0.08, lng: 99.6306 - index * 0.05 };
  const [startTh, startEn, endTh, endEn] = [
    `ต้นทาง ${code} ${th}`,
    `${code} start, ${en}`,
    `ปลายทาง ${code}`,
    `${code} end`,
  ];
  return [
    { code: `${code}-A`, kind: "start", distanceM: drivenM, name: { th: startTh, en: startEn }, ...position },
    { code: `${code}-B`, kind: "finish", distanceM: drivenM + lengthM, name: { th: endTh, en: endEn }, ...position },
  ];
}

function category(
  saturday: Day,
  code: string,
  th: string,
  en: string,
  baht: readonly [number, number, number],
  capacity: number,
): RaceCategory {
  const days = [addDays(saturday, -60), addDays(saturday, -30), addDays(saturday, -7)] as const;
  return plannedCategory({
    code,
    name: {
      th,
      en,
    },
    gunAt: atClock(saturday, stages[0][1]),
    capacity,
    feeTiers: feeTiers(baht, days),
    checkpoints: stages.flatMap(([stage]) => [`${stage}-A`, `${stage}-B`]),
    limitHours: 8,
    rules: {
      stages: stages.map(([stage]) => ({
        code: stage,
        checkpoints: [`${stage}-A`, `${stage}-B`],
      })),
      rounding: "none",
      ageGroups: [],
      winnersLeaveAgeGroups: 0,
    },
  });
}
