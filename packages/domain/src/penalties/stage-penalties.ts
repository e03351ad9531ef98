import type { Penalty, Stage } from "../race/race.ts";
import type { RaceMs } from "../time/race-time.ts";

/**
 * What penalties and bonuses add to each stage, aligned with the stages. A bonus larger than the time of its stage makes it 0, never
 * less, so it takes no time of another stage.
 *
 * @param stageMs what each stage took; null: no time
 * @example
 * stagePenalties([{ code: "SS1" }, { code: "SS2" }], [600_000, 20_000], [{ timeMs: -30_000, stage: "SS2" }]); // [0, -20_000]
 */
export function stagePenalties(
  stages: readonly Pick<Stage, "code">[],
  stageMs: readonly (RaceMs | null)[],
  penalties: readonly Penalty[],
): RaceMs[] {
  return stages.map(({ code }, at) => {
    const addMs = sumOf(penalties.filter(({ stage }) => stage === code));
    return Math.max(addMs, 0 - (stageMs[at] ?? Infinity));
  });
}

/**
 * What all penalties add to the whole time, where those of stages add so much.
 *
 * @example
 * wholePenaltyMs([{ code: "SS2" }], [-20_000], [{ timeMs: -30_000, stage: "SS2" }, { timeMs: 60_000 }]); // 40_000
 */
export function wholePenaltyMs(
  stages: readonly Pick<Stage, "code">[],
  ofStagesMs: readonly RaceMs[],
  penalties: readonly Penalty[],
): RaceMs {
  const ofNoStage = penalties.filter(({ stage }) => !stages.some(({ code }) => code === stage));
  return ofStagesMs.reduce((sum, ms) => sum + ms, sumOf(ofNoStage));
}

function sumOf(penalties: readonly Penalty[]): RaceMs {
  return penalties.reduce((sum, { timeMs = 0 }) => sum + timeMs, 0);
}
