import type { RaceCategory, RaceCheckpoint, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import { addDays, atClock, TIME_ZONE, type Day } from "../local-days.ts";
import { plannedCategory, scheduleItem } from "../open/planned-category.ts";
import { ageGroupsFrom, contactOf, feeTiers } from "../wording.ts";

export const stageRideSlug = "sangkhla-three-days";

type Position = readonly [lat: number, lng: number, elevationM: number];

/** A day's stage: from its start over its summit to its end. Clocks count from midnight of the Friday. */
export interface RideStage {
  readonly code: string;
  readonly clock: string;
  readonly name: readonly [th: string, en: string];
  readonly lengthM: number;
  /** Where along the stage its highest point is. */
  readonly summitM: number;
  readonly bestMinutes: readonly [up: number, down: number];
  readonly places: readonly [start: Position, summit: Position, end: Position];
}

export const rideStages: readonly RideStage[] = [
  {
    code: "S1",
    clock: "8:00",
    name: ["ทองผาภูมิ – ปิล็อก", "Thong Pha Phum – Pilok"],
    lengthM: 58_000,
    summitM: 46_500,
    bestMinutes: [128, 26],
    places: [
      [14.7392, 98.6386, 140],
      [14.6857, 98.4186, 905],
      [14.6781, 98.3704, 610],
    ],
  },
  {
    code: "S2",
    clock: "31:30",
    name: ["รอบเหมืองปิล็อก", "Round the Pilok mines"],
    lengthM: 36_400,
    summitM: 15_200,
    bestMinutes: [58, 55],
    places: [
      [14.6781, 98.3704, 610],
      [14.6938, 98.3513, 1_020],
      [14.6781, 98.3704, 610],
    ],
  },
  {
    code: "S3",
    clock: "55:00",
    name: ["เขื่อนวชิราลงกรณ – สังขละบุรี", "Vajiralongkorn Dam – Sangkhla Buri"],
    lengthM: 71_500,
    summitM: 39_800,
    bestMinutes: [92, 66],
    places: [
      [14.7995, 98.5969, 150],
      [15.0018, 98.5521, 430],
      [15.1413, 98.4489, 165],
    ],
  },
];

export const pointsOf = ({ code }: RideStage) => [`${code}-A`, `${code}-TOP`, `${code}-B`] as const;

/** Three days from this Friday on. */
export function stageRideDefinition(friday: Day): RaceDefinition {
  const at = (clock: string) => atClock(friday, clock);
  return {
    event: {
      slug: stageRideSlug,
      type: "mtb",
      state: "finished",
      colour: "#9a3412",
      name: { th: "สังขละ สามวันสามสเตจ", en: "Sangkhla Three Days, Three Stages" },
      summary: {
        th: "เสือภูเขาสามวันจากทองผาภูมิขึ้นเหมืองปิล็อก จบที่สะพานไม้สังขละบุรี เวลาสามสเตจรวมกัน กลางคืนนอนเต็นท์ริมหมู่บ้าน",
        en: "Three days of mountain biking from Thong Pha Phum over the mines of Pilok to the wooden bridge of Sangkhla Buri. The times of three stages are added; nights are in tents by the village.",
      },
      organiser: "ชมรมจักรยานเมืองกาญจน์",
      contact: contactOf("sangkhla.example.org", "034 555 039", "@sangkhla3days"),
      venue: { th: "ลานริมน้ำสังขละบุรี", en: "Sangkhla Buri Riverside" },
      province: "กาญจนบุรี",
      lat: 15.1413,
      lng: 98.4489,
      timeZone: TIME_ZONE,
      startsOn: friday,
      endsOn: addDays(friday, 2),
      schedule: [
        ...rideStages.map(({ code, clock, name: [th, en] }) =>
          scheduleItem(at(clock), `ปล่อยตัว ${code} ${th}`, `Start ${code}, ${en}`),
        ),
        scheduleItem(at("63:30"), "มอบเสื้อผู้นำและปิดงาน", "Leaders' jerseys and farewell"),
      ],
    },
    checkpoints: rideStages.flatMap(stagePoints),
    categories: [
      category(friday, "MEN", ["ชาย", "Men"], "M", 120),
      category(friday, "WOMEN", ["หญิง", "Women"], "F", 60),
    ],
    extra: {},
  };
}

function stagePoints(stage: RideStage, index: number): RaceCheckpoint[] {
  const riddenM = rideStages.slice(0, index).reduce((sum, { lengthM }) => sum + lengthM, 0);
  const [start, top, end] = pointsOf(stage);
  const [th, en] = stage.name;
  const place = (at: 0 | 1 | 2) => {
    const [lat, lng, elevationM] = stage.places[at];
    return { lat, lng, elevationM };
  };
  return [
    { code: start, kind: "start", distanceM: riddenM, name: { th: `ปล่อยตัว ${th}`, en: `Start, ${en}` }, ...place(0) },
    {
      code: top,
      kind: "split",
      distanceM: riddenM + stage.summitM,
      name: { th: `ยอดเขา ${stage.code}`, en: `Summit of ${stage.code}` },
      ...place(1),
    },
    {
      code: end,
      kind: "finish",
      distanceM: riddenM + stage.lengthM,
      name: { th: `เส้นชัย ${stage.code}`, en: `Finish of ${stage.code}` },
      ...place(2),
    },
  ];
}

function category(
  friday: Day,
  code: string,
  [th, en]: readonly [string, string],
  gender: "M" | "F",
  capacity: number,
): RaceCategory {
  return plannedCategory({
    code,
    name: { th: `${th} 166 กม.`, en: `${en} 166K` },
    gunAt: atClock(friday, rideStages[0]!.clock),
    checkpoints: rideStages.flatMap(pointsOf),
    limitHours: 16,
    capacity,
    feeTiers: feeTiers([4_200, 4_600, 5_000], [addDays(friday, -90), addDays(friday, -45), addDays(friday, -10)]),
    rules: {
      gender,
      maxSpeedMps: 22,
      ageGroups: gender === "M" ? ageGroupsFrom(18, 30, 40, 50, 60) : ageGroupsFrom(18, 40),
      stages: rideStages.map((stage) => ({
        code: stage.code,
        checkpoints: [...pointsOf(stage)],
        gunAt: atClock(friday, stage.clock),
      })),
    },
  });
}
