import { expectPoints } from "@time-event/domain/pacing/expect-points";
import type { Category } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { CategoryField } from "./kept-fields.ts";
import type { StoredResult } from "./results.queries.ts";

/** When somebody may pass a point ahead; four of five come from `from` to `until`. */
export interface ExpectedTime {
  readonly checkpoint: string;
  readonly at: InstantMs;
  readonly from: InstantMs;
  readonly until: InstantMs;
}

/** Of a lap course, stages and relays the way ahead is not one way: nothing can be said of it. */
export function isExpectable({ status, laps, legMs, stageMs }: StoredResult): boolean {
  const isRacing = status === "on_course" || status === "started";
  return isRacing && laps === 0 && legMs.length === 0 && stageMs.length === 0;
}

/** Every point ahead of who is on course, in order; empty: nothing can be said. */
export function expectedTimes(
  row: StoredResult,
  { checkpoints }: Pick<Category, "checkpoints">,
  { distancesM, onRoad, shown }: CategoryField,
): ExpectedTime[] {
  const { splitMs, lastSeenAt } = row;
  const lastMs = splitMs.findLast((ms) => ms !== null) ?? null;
  if (!isExpectable(row) || lastSeenAt === null || lastMs === null) return [];
  const startedAt = lastSeenAt - lastMs;
  return expectPoints({ distancesM, splitMs, onRoad }, shown).map(({ index, ms, fromMs, untilMs }) => ({
    checkpoint: checkpoints[index]!,
    at: startedAt + ms,
    from: startedAt + fromMs,
    until: startedAt + untilMs,
  }));
}
