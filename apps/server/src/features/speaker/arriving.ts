import type { SpokenOf } from "@time-event/contract/speaker";
import { passedPoints } from "@time-event/domain/race/course-distances";
import type { Category, Checkpoint } from "@time-event/domain/race/race";
import { raceFlag } from "@time-event/domain/race/race-flag";
import { arrivalOf, lapArrival } from "@time-event/domain/speaker/arrival";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { RaceRules } from "../results/race-rules.queries.ts";
import type { Speakable } from "./speaker.queries.ts";

type OnCourse = Pick<Speakable, "categoryId" | "splitMs" | "lastSeenAt" | "lastCheckpoint">;

/** The categories whose people come to the line lap by lap. In a backyard they rest after each: nobody can tell when they come. */
export function categoriesOnLaps({ categories, checkpoints }: RaceRules): number[] {
  return [...categories].filter(([, category]) => lineOf(category, checkpoints) !== null).map(([id]) => id);
}

/** When somebody on the course comes to the finish, or round a lap; null: nobody can tell. */
export function arrivalAtLine(runner: OnCourse, rules: RaceRules, now: InstantMs): SpokenOf["arrival"] {
  const { categoryId, splitMs, lastSeenAt } = runner;
  const category = rules.categories.get(categoryId)!;
  if (lastSeenAt === null || category.stages || category.lapsEnd === "last") return null;
  const line = lineOf(category, rules.checkpoints);
  if (line) return arrivalOnLaps(runner, category, line, rules, now);
  const distancesM = passedPoints(category, rules.checkpoints).map((point) => point?.distanceM ?? null);
  const arrival = arrivalOf({ distancesM, splitMs, lastSeenAt }, now);
  return arrival && { ...arrival, lap: null };
}

function arrivalOnLaps(
  { splitMs, lastSeenAt, lastCheckpoint }: OnCourse,
  category: Category,
  line: Checkpoint,
  { checkpoints }: RaceRules,
  now: InstantMs,
): SpokenOf["arrival"] {
  const seenAt = checkpoints.get(lastCheckpoint ?? "");
  const pointM = seenAt?.kind === "split" ? seenAt.distanceM : 0;
  const arrival = lapArrival({ lapM: line.distanceM, pointM, splitMs, lastSeenAt: lastSeenAt! }, now);
  if (!arrival || isAfterLimit(category, arrival.at)) return null;
  const number = splitMs.length + 1;
  const flag = raceFlag(category);
  return { ...arrival, lap: { number, isLast: number === category.laps || (flag !== null && arrival.at >= flag.at) } };
}

/** A lap that ends after the limit of a race for time does not count: nobody comes to the line any more. */
function isAfterLimit({ laps, lapsEnd, gunAt, timeLimitMs }: Category, at: InstantMs): boolean {
  return laps === undefined && lapsEnd === undefined && timeLimitMs !== undefined && at > gunAt + timeLimitMs;
}

function lineOf(category: Category, checkpoints: RaceRules["checkpoints"]): Checkpoint | null {
  return passedPoints(category, checkpoints).find((point) => point?.kind === "lap") ?? null;
}
