import type { PassingRow } from "../../src/features/race-folder/race-folder.types.ts";
import { readsAt, type Station } from "../mat-reads.ts";
import type { Random } from "@time-event/domain/rehearsal/random";
import { places } from "./trail-places.ts";
import type { Player } from "./trail-players.ts";

/** No power on the ridge: there, marshals write down bibs on their phones. */
const WITHOUT_MAT = new Set(["MIST", "RIDGE", "SAPAN"]);

const startMat: Station = { checkpoint: places.start.code, by: "mat", device: "mat-start", misses: 0.006 };

export function stationAt({ course }: Player, index: number): Station {
  const checkpoint = course.points[index]!.place.code;
  if (index === course.points.length - 1) return { checkpoint, by: "mat", device: "mat-finish", misses: 0 };
  const place = checkpoint.toLowerCase();
  return WITHOUT_MAT.has(checkpoint)
    ? { checkpoint, by: "marshal", device: `phone-${place}`, misses: 0.022 }
    : { checkpoint, by: "mat", device: `mat-${place}`, misses: 0.012 };
}

/** All that the stations recorded of one player. */
export function readsOf(random: Random, player: Player): PassingRow[] {
  const { entry, startAt, times } = player;
  if (startAt === null) return [];
  // in the crowd before the start, some stand on the mat
  const waiting = random.chance(0.07)
    ? readsAt(random, startMat, entry, startAt - random.between(20_000, 400_000))
    : [];
  return [
    ...waiting,
    ...readsAt(random, startMat, entry, startAt),
    ...times.flatMap((at, index) => (at === null ? [] : readsAt(random, stationAt(player, index), entry, at))),
  ];
}
