import type { CategoryOnBoard } from "@time-event/contract/race-control";
import { headcount } from "@time-event/domain/control/headcount";
import type { Category } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import { startedAt } from "../results/race-rules.queries.ts";
import type { Runner } from "./control.queries.ts";
import type { Followed } from "./runner-progress.ts";
import { overdueFrom, type RunnerNow } from "./runners-now.ts";

/** The counts of one category. */
export function onBoard(
  { category, lapM }: Followed,
  runners: readonly RunnerNow[],
  raceNow: InstantMs,
): Omit<CategoryOnBoard, "id" | "name"> {
  const points = category.checkpoints.map((checkpoint) => ({ checkpoint, passed: 0, missed: 0, toCome: 0 }));
  let overdue = 0;
  let mostLaps = 0;
  for (const runner of runners) {
    const isOut = runner.where === "on_course";
    if (isOut && raceNow > overdueFrom(runner)) overdue++;
    mostLaps = Math.max(mostLaps, runner.laps);
    for (const [index, point] of points.entries()) {
      if ((runner.splitMs[index] ?? null) !== null) point.passed++;
      else if (runner.furthest > index) point.missed++;
      if (isOut && runner.furthest < index) point.toCome++;
    }
  }
  return {
    code: category.code,
    gunAt: firstStartOf(category, runners),
    count: headcount(runners.map(({ where }) => where)),
    overdue,
    points: lapM === null ? points : [],
    mostLaps: lapM === null ? null : mostLaps,
  };
}

/** When the first of these start: with the gun of their category, or of their wave. */
export function firstStartOf(category: Category, runners: readonly Runner[]): InstantMs {
  if (runners.length === 0) return category.gunAt;
  return runners.reduce((first, runner) => Math.min(first, startedAt(category, runner)), Infinity);
}
