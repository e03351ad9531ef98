import { expectedNext, type ExpectedNext } from "@time-event/domain/control/expected-next";
import { whereabouts, type Whereabouts } from "@time-event/domain/control/whereabouts";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { lapEndM } from "@time-event/domain/race/lap-ends";
import type { Category } from "@time-event/domain/race/race";
import type { RaceRules } from "../results/race-rules.queries.ts";
import type { Runner } from "./control.queries.ts";

/** The course of a category as race control follows it. */
export interface Followed {
  readonly category: Category;
  /** Of each point, metres from the start; null: not known. */
  readonly distancesM: readonly (number | null)[];
  /** Metres of a lap; null where the course has no lap line. */
  readonly lapM: number | null;
}

export function followedCourses(rules: RaceRules): ReadonlyMap<number, Followed> {
  return new Map(
    [...rules.categories].map(([id, category]) => {
      const points = passedPoints(category, rules.checkpoints);
      const lapLine = points.find((point) => point?.kind === "lap");
      const distancesM = points.map((point) => point?.distanceM ?? null);
      return [id, { category, distancesM, lapM: lapLine?.distanceM ?? null }];
    }),
  );
}

type Placed = Pick<Runner, "status" | "ruledStatus" | "gunMs" | "lastSeenAt">;

export function whereIs({ status, ruledStatus, gunMs, lastSeenAt }: Placed): Whereabouts {
  return whereabouts({ status, ruledStatus, isSeen: lastSeenAt !== null, hasFinish: gunMs !== null });
}

/** Where a runner is expected next; null: nobody can tell. Between stages people rest, and each stage has a clock of its own. */
export function nextOf(runner: Runner, { category, distancesM, lapM }: Followed): ExpectedNext | null {
  const { lastSeenAt, splitMs } = runner;
  if (lastSeenAt === null || category.stages) return null;
  if (lapM === null) return expectedNext({ distancesM, splitMs, lastSeenAt, timeLimitMs: category.timeLimitMs });
  // laps: as many ends of laps as were passed, and one more
  const laps = [...splitMs, null].map((_, lap) => lapEndM(category, lapM, lap + 1));
  return expectedNext({ distancesM: laps, splitMs: [...splitMs, null], lastSeenAt });
}

/** The code of the point at which somebody is expected. */
export function codeOf({ category, lapM }: Followed, rules: RaceRules, index: number): string {
  if (lapM === null) return category.checkpoints[index]!;
  return category.checkpoints.find((code) => rules.checkpoints.get(code)?.kind === "lap")!;
}
