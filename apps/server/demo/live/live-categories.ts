import type { Text } from "@time-event/contract/fields";
import type { RaceCategory } from "../../src/features/race-folder/race-folder.types.ts";

export interface LiveCategoryPlan {
  readonly code: string;
  readonly name: Text;
  /** After the event's gun. */
  readonly gunAfterMin: number;
  /** Left out: all start together. */
  readonly waves?: readonly LiveWave[];
  readonly limitHours: number;
  readonly laps?: number;
  readonly rankBy: RaceCategory["rankBy"];
  readonly size: number;
  readonly firstBib: number;
  readonly medianOverBest: number;
  readonly womenShare: number;
  /** The best one's minutes per kilometre, over the first hours. */
  readonly bestPaceMin: number;
  readonly baht: readonly [number, number, number];
}

/** Who starts together, by what they can do: 1 is the best of the category. */
export interface LiveWave {
  readonly name: Text;
  readonly gunAfterMin: number;
  readonly slowest: number;
}

const hours = (count: number): Text => ({ th: `เดี่ยว ${count} ชั่วโมง`, en: `${count} hours solo` });

export const liveCategories: readonly LiveCategoryPlan[] = [
  {
    code: "24H",
    name: hours(24),
    gunAfterMin: 0,
    limitHours: 24,
    rankBy: "gun",
    size: 118,
    firstBib: 2401,
    medianOverBest: 1.42,
    womenShare: 0.27,
    bestPaceMin: 5.1,
    baht: [1800, 2100, 2300],
  },
  {
    code: "24H-TEAM",
    name: {
      th: "ทีมผลัด 24 ชั่วโมง",
      en: "24 hours relay team",
    },
    gunAfterMin: 0,
    limitHours: 24,
    rankBy: "gun",
    size: 34,
    firstBib: 4001,
    medianOverBest: 1.35,
    womenShare: 0.3,
    bestPaceMin: 4.25,
    baht: [6e3, 6800, 7400],
  },
  {
    code: "12H",
    name: hours(12),
    gunAfterMin: 0,
    limitHours: 12,
    rankBy: "gun",
    size: 92,
    firstBib: 1201,
    medianOverBest: 1.46,
    womenShare: 0.36,
    bestPaceMin: 4.95,
    baht: [1200, 1400, 1600],
  },
  {
    code: "42K",
    name: {
      th: "มาราธอน 10 รอบ",
      en: "Marathon, 10 laps",
    },
    gunAfterMin: 30,
    waves: [
      { name: { th: "เวฟ A", en: "Wave A" }, gunAfterMin: 30, slowest: 1.6 },
      { name: { th: "เวฟ B", en: "Wave B" }, gunAfterMin: 38, slowest: Infinity },
    ],
    limitHours: 7,
    laps: 10,
    rankBy: "gun",
    size: 152,
    firstBib: 421,
    medianOverBest: 1.64,
    womenShare: 0.26,
    bestPaceMin: 3.52,
    baht: [900, 1050, 1200],
  },
  {
    code: "21K",
    name: {
      th: "ฮาล์ฟมาราธอน 5 รอบ",
      en: "Half marathon, 5 laps",
    },
    gunAfterMin: 60,
    limitHours: 3.5,
    laps: 5,
    rankBy: "chip",
    size: 206,
    firstBib: 2101,
    medianOverBest: 1.82,
    womenShare: 0.4,
    bestPaceMin: 3.3,
    baht: [700, 800, 900],
  },
  {
    code: "10K",
    name: {
      th: "มินิมาราธอน 10.5 กม.",
      en: "Mini marathon 10.5K",
    },
    gunAfterMin: 75,
    limitHours: 2.25,
    rankBy: "chip",
    size: 238,
    firstBib: 10001,
    medianOverBest: 2,
    womenShare: 0.53,
    bestPaceMin: 3.2,
    baht: [450, 500, 550],
  },
];
