import type { FieldCategory } from "@time-event/contract/race-control";
import type { InstantMs } from "@time-event/domain/time/instant";
import { firstStartOf } from "./board.ts";
import type { Runner } from "./control.queries.ts";
import type { Followed } from "./runner-progress.ts";
import type { RunnerNow } from "./runners-now.ts";

/** More lines than these cannot be told apart, and a mat that missed is seen among them all the same. */
const mostLines = 1_500;

/** Laps and stages have no single way from the gun to the finish. */
export function hasOneWay({ lapM, category }: Followed): boolean {
  return lapM === null && !category.stages;
}

/** When the runners of a category passed each point; of a large field so many of them, spread evenly. */
export function fieldOf({ category, distancesM }: Followed, runners: readonly RunnerNow[]): FieldCategory {
  const seen = runners.filter(({ lastSeenAt }) => lastSeenAt !== null);
  const every = Math.ceil(seen.length / mostLines);
  const gunAt = firstStartOf(category, runners);
  return {
    code: category.code,
    gunAt,
    checkpoints: [...category.checkpoints],
    distancesM: [...distancesM],
    runners: seen
      .filter((_, at) => at % every === 0)
      .map((runner) => ({ bib: runner.bib, passedMs: sinceGun(runner, gunAt) })),
  };
}

/** Split times run from the clock of the ranking; the picture of the field has one clock, that of the first start. */
function sinceGun({ splitMs, lastSeenAt }: Runner, gunAt: InstantMs): (number | null)[] {
  const lastMs = splitMs.findLast((ms) => ms !== null) ?? null;
  const zeroMs = lastMs === null || lastSeenAt === null ? 0 : lastSeenAt - lastMs - gunAt;
  return splitMs.map((ms) => (ms === null ? null : ms + zeroMs));
}
