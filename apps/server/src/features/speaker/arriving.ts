import type { SpokenOf } from "@time-event/contract/speaker";
import { passedPoints } from "@time-event/domain/race/course-distances";
import type { Category } from "@time-event/domain/race/race";
import { raceFlag } from "@time-event/domain/race/race-flag";
import { arrivalOf, lapArrival } from "@time-event/domain/speaker/arrival";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { RaceRules } from "../results/race-rules.queries.ts";
import type { Speakable } from "./speaker.queries.ts";

type OnCourse = Pick<Speakable, "categoryId" | "splitMs" | "lastSeenAt" | "lastCheckpoint">;

/** The way to the line in a category. */
interface Way {
  readonly category: Category;
  /** Of each point of the course, metres from the start; null: not known. */
  readonly distancesM: readonly (number | null)[];
  /** Metres of a lap; null: there are none. */
  readonly lapM: number | null;
}

export type Ways = ReadonlyMap<number, Way>;

export function waysOf({ categories, checkpoints }: RaceRules): Ways {
  return new Map(
    [...categories].map(([id, category]) => {
      const points = passedPoints(category, checkpoints);
      const distancesM = points.map((point) => point?.distanceM ?? null);
      return [id, { category, distancesM, lapM: points.find((point) => point?.kind === "lap")?.distanceM ?? null }];
    }),
  );
}

/** When somebody on the course comes to the finish, or round a lap; null: nobody can tell. In a backyard people rest after each lap. */
export function arrivalAtLine(
  runner: OnCourse,
  ways: Ways,
  { checkpoints }: RaceRules,
  now: InstantMs,
): SpokenOf["arrival"] {
  const { categoryId, splitMs, lastSeenAt } = runner;
  const { category, distancesM, lapM } = ways.get(categoryId)!;
  if (lastSeenAt === null || category.stages || category.lapsEnd === "last") return null;
  if (lapM !== null) return arrivalOnLaps(runner, category, lapM, checkpoints, now);
  const arrival = arrivalOf({ distancesM, splitMs, lastSeenAt }, now);
  return arrival && { ...arrival, lap: null };
}

function arrivalOnLaps(
  { splitMs, lastSeenAt, lastCheckpoint }: OnCourse,
  category: Category,
  lapM: number,
  checkpoints: RaceRules["checkpoints"],
  now: InstantMs,
): SpokenOf["arrival"] {
  const seenAt = checkpoints.get(lastCheckpoint ?? "");
  const pointM = seenAt?.kind === "split" ? seenAt.distanceM : 0;
  const arrival = lapArrival({ lapM, firstLapM: category.firstLapM, pointM, splitMs, lastSeenAt: lastSeenAt! }, now);
  if (!arrival || isAfterLimit(category, arrival.at)) return null;
  const number = splitMs.length + 1;
  const flag = raceFlag(category);
  return { ...arrival, lap: { number, isLast: number === category.laps || (flag !== null && arrival.at >= flag.at) } };
}

/** A lap that ends after the limit of a race for time does not count: nobody comes to the line any more. */
function isAfterLimit({ laps, lapsEnd, gunAt, timeLimitMs }: Category, at: InstantMs): boolean {
  return laps === undefined && lapsEnd === undefined && timeLimitMs !== undefined && at > gunAt + timeLimitMs;
}
