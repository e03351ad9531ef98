import { passedPoints } from "../race/course-distances.ts";
import { raceFlag } from "../race/race-flag.ts";
import type { Category, Checkpoint } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import { DEFAULT_REPEAT_WINDOW_MS } from "./repeat-window.ts";
import { maxSpeedOf, planQuickestLegs, type QuickestLeg } from "./quickest-legs.ts";
import { planStages, type PlannedStage } from "./stage-plan.ts";
import type { TrackPoint } from "./track.ts";

/** One point of a course. A code that is on the course several times makes several points. */
export interface CoursePoint {
  readonly code: string;
  readonly isStart: boolean;
  /** Passings later than this miss the cut-off; infinite without a cut-off. */
  readonly cutoffAt: InstantMs;
  /** True: a finish without it is none. */
  readonly mustPass: boolean;
  /** Reads at this point before this instant came before its gun. */
  readonly gunAt: InstantMs;
  /** A passing counts for this point from this instant on: nobody can be there sooner after the gun. */
  readonly opensAt: InstantMs;
  /** A passing counts for this point before this instant only. */
  readonly closesAt: InstantMs;
  readonly stage: string | null;
}

/** What nobody can do on a lap. */
export interface LapBounds {
  /** No lap is faster than this. */
  readonly shortestLapMs: RaceMs;
  /** For each code between: nobody is there sooner after the line than this, whichever way round. */
  readonly soonestMs: ReadonlyMap<string, RaceMs>;
}

/** The rules by which a lap course counts. */
export interface LapPlan extends LapBounds {
  /** Codes whose passing completes a lap. */
  readonly lines: ReadonlySet<string>;
  /** Codes of the checkpoints between two passings of the line. */
  readonly between: readonly string[];
  /** Laps to complete; null: as many as the time limit allows. */
  readonly laps: number | null;
  /** The first passing of the line from this instant on ends the race of whoever passes it; infinite: only all laps do. */
  readonly flagAt: InstantMs;
  /** The same of the first lap, which may be a loop of another length: where on it the points between lie, nobody says. */
  readonly first: LapBounds;
  /** How long the first lap is, as a part of the others; 1: as long. */
  readonly firstShare: number;
}

/** Everything that tracing needs to know about a course, computed once per category. */
export interface CoursePlan {
  readonly points: readonly CoursePoint[];
  /** The same points as track points without a passing. Made once, because many tracks share them. */
  readonly missed: readonly TrackPoint[];
  /** The index of a code's first point on the course. */
  readonly firstPoint: ReadonlyMap<string, number>;
  /** Index of the start among `points`; -1 without one. */
  readonly start: number;
  /** Index of the finish among `points`; -1 without one. */
  readonly finish: number;
  readonly quickest: QuickestLeg;
  /** Reads at one place that are closer than this are one passing. */
  readonly repeatWindowMs: RaceMs;
  readonly stages: readonly PlannedStage[];
  readonly lap: LapPlan | null;
  /** True: no laps, no stages, and no code is on the course twice. So a code identifies its point. */
  readonly isSimple: boolean;
}

/**
 * Plans a category's course: where it starts and ends, what a lap is, which reads are possible. The first point is also
 * a start when its code comes again later on the course: one arch for start and finish.
 *
 * @example
 * planCourse(category, checkpoints).finish; // 4
 */
export function planCourse(category: Category, checkpoints: ReadonlyMap<string, Checkpoint>): CoursePlan {
  const codes = category.checkpoints;
  const kindOf = (code: string) => checkpoints.get(code)?.kind;
  const declaredStart = codes.findIndex((code) => kindOf(code) === "start");
  const start = declaredStart >= 0 ? declaredStart : codes.indexOf(codes[0] ?? "", 1) > 0 ? 0 : -1;
  const finish = findFinish(codes, kindOf, start);
  const stages = planStages(category, codes);

  const stageAt = codes.map((_, index) => stages.find(({ first, last }) => index >= first && index <= last));
  const quickest = planQuickestLegs(category, checkpoints, (index) => stageAt[index]?.code ?? null);

  const passed = passedPoints(category, checkpoints);
  const points = codes.map((code, index): CoursePoint => {
    const stage = stageAt[index];
    const gunAt = stage?.opensAt ?? category.gunAt - (category.earlyStartMs ?? 0);
    return {
      code,
      isStart: index === start || (stage?.first === index && kindOf(code) !== "finish"),
      cutoffAt: passed[index]?.cutoffAt ?? Infinity,
      mustPass: category.mustPass?.checkpoints.includes(code) ?? false,
      gunAt,
      opensAt: gunAt + quickest(stage?.first ?? Math.max(0, start), index),
      closesAt: stage?.closesAt ?? Infinity,
      stage: stage?.code ?? null,
    };
  });
  const firstPoint = new Map<string, number>();
  codes.forEach((code, index) => firstPoint.has(code) || firstPoint.set(code, index));

  const lap = stages.length > 0 ? null : planLaps(category, checkpoints, { start, finish });

  return {
    points,
    missed: codes.map((checkpoint) => ({ checkpoint, at: null })),
    firstPoint,
    start,
    finish,
    quickest,
    repeatWindowMs: category.repeatWindowMs ?? DEFAULT_REPEAT_WINDOW_MS,
    stages,
    lap,
    isSimple: stages.length === 0 && lap === null && firstPoint.size === codes.length,
  };
}

function findFinish(
  codes: readonly string[],
  kindOf: (code: string) => Checkpoint["kind"] | undefined,
  start: number,
): number {
  const declared = codes.findLastIndex((code, index) => index !== start && kindOf(code) === "finish");
  if (declared >= 0) return declared;
  const last = codes.length - 1;
  return last > start && start >= 0 && codes[last] === codes[start] ? last : -1;
}

function planLaps(
  category: Category,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  course: { start: number; finish: number },
): LapPlan | null {
  const codes = category.checkpoints;
  const lapLines = codes.filter((code) => checkpoints.get(code)?.kind === "lap");
  const finishCode = codes[course.finish];
  if (lapLines.length === 0 && !(category.laps !== undefined && category.laps > 1 && finishCode !== undefined)) {
    return null;
  }
  const passed = passedPoints(category, checkpoints);
  const metresOf = (code: string | undefined) => passed[codes.indexOf(code ?? "")]?.distanceM ?? 0;
  const lines = new Set(finishCode === undefined ? lapLines : [...lapLines, finishCode]);
  const startCode = course.start >= 0 ? codes[course.start] : undefined;
  const lapLine = lapLines[0];
  // The distance of a finish that is passed on every lap may be one lap or the whole race: take the shorter meaning.
  const lapM =
    lapLine === undefined ? (passed[course.finish]?.distanceM ?? 0) / (category.laps ?? 1) : metresOf(lapLine);
  const between = [...new Set(codes.filter((code) => !lines.has(code) && code !== startCode))];
  const leastMs = (metres: number) => (metres / maxSpeedOf(category)) * 1000;
  const fromLineM = (code: string) => {
    const distanceM = metresOf(code);
    return Math.max(0, Math.min(distanceM, lapM - distanceM));
  };
  const bounds: LapBounds = {
    shortestLapMs: leastMs(lapM),
    soonestMs: new Map(between.map((code) => [code, leastMs(fromLineM(code))])),
  };
  const { firstLapM } = category;
  const hasLoop = firstLapM !== undefined && lapM > 0;
  return {
    lines,
    between,
    laps: category.laps ?? null,
    flagAt: raceFlag(category)?.at ?? Infinity,
    ...bounds,
    first: hasLoop ? { shortestLapMs: leastMs(firstLapM), soonestMs: new Map() } : bounds,
    firstShare: hasLoop ? firstLapM / lapM : 1,
  };
}
