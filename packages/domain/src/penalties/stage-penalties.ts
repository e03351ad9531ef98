import type { Category, Penalty } from "../race/race.ts";
import type { RaceMs } from "../time/race-time.ts";

/** A part of a race that has a time of its own: a stage, or a leg of a relay. */
interface TimedPart {
  readonly code: string;
}

/**
 * The parts of a category to whose time a penalty can be added: its stages, or the legs of a relay.
 *
 * @example
 * timedParts({ relayLegs: [{ code: "BIKE", to: "T2" }] }); // [{ code: "BIKE", to: "T2" }]
 */
export function timedParts({
  stages = [],
  relayLegs = [],
}: Pick<Category, "stages" | "relayLegs">): readonly TimedPart[] {
  return stages.length > 0 ? stages : relayLegs;
}

/**
 * What penalties and bonuses add to each stage or leg, aligned with them. A bonus larger than the time of its stage makes it 0, never
 * less, so it takes no time of another stage.
 *
 * @param stageMs what each stage took; null: no time
 * @example
 * stagePenalties([{ code: "SS1" }, { code: "SS2" }], [600_000, 20_000], [{ timeMs: -30_000, stage: "SS2" }]); // [0, -20_000]
 */
export function stagePenalties(
  stages: readonly TimedPart[],
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
  stages: readonly TimedPart[],
  ofStagesMs: readonly RaceMs[],
  penalties: readonly Penalty[],
): RaceMs {
  const ofNoStage = penalties.filter(({ stage }) => !stages.some(({ code }) => code === stage));
  return ofStagesMs.reduce((sum, ms) => sum + ms, sumOf(ofNoStage));
}

function sumOf(penalties: readonly Penalty[]): RaceMs {
  return penalties.reduce((sum, { timeMs = 0 }) => sum + timeMs, 0);
}
