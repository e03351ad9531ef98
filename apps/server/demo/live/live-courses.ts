import type { RaceCheckpoint } from "../../src/features/race-folder/race-folder.types.ts";

/** Ten rounds of the lake are a marathon, five a half. */
export const LAP_M = 4219.5;

/** Share of a lap done at each mat on the way, and at the line. */
export const matsOfLap = [
  { code: "BRIDGE", share: 0.31 },
  { code: "PAGODA", share: 0.66 },
  { code: "LAP", share: 1 },
] as const;

export const lapCourse = ["START", ...matsOfLap.map(({ code }) => code)];
export const miniCourse = ["MINI-START", "MINI-5K", "MINI-FIN"];

function point(
  code: string,
  kind: RaceCheckpoint["kind"],
  distanceM: number,
  [th, en]: readonly [string, string],
  [lat, lng]: readonly [number, number],
): RaceCheckpoint {
  return { code, kind, distanceM, name: { th, en }, elevationM: 158, lat, lng };
}

/** Round Bueng Kaen Nakhon, the lake in the middle of Khon Kaen. */
export const liveCheckpoints: readonly RaceCheckpoint[] = [
  point("START", "start", 0, ["จุดปล่อยตัว ลานสักการะ", "Start, lakeside plaza"], [16.4193, 102.8345]),
  point("BRIDGE", "split", 1308, ["สะพานไม้ฝั่งตะวันออก", "Wooden bridge, east shore"], [16.4141, 102.8402]),
  point("PAGODA", "split", 2785, ["หน้าพระมหาธาตุเก้าชั้น", "Nine-storey pagoda"], [16.4075, 102.8333]),
  point("LAP", "lap", LAP_M, ["เส้นนับรอบ", "Lap line"], [16.4192, 102.8343]),
  point("MINI-START", "start", 0, ["จุดปล่อยตัวมินิ ประตูเมือง", "Mini start, city gate"], [16.4281, 102.8306]),
  point("MINI-5K", "split", 5200, ["กลับตัว 5.2 กม.", "Turn at 5.2 km"], [16.4068, 102.8381]),
  point("MINI-FIN", "finish", 10_500, ["เส้นชัยมินิ", "Mini finish"], [16.4196, 102.8349]),
];
