import type { Category, Checkpoint, Passing } from "../race/race.ts";
import { planCourse, type CoursePlan } from "./course-plan.ts";
import { lineTrack } from "./line-track.ts";
import { orderReads } from "./order-reads.ts";
import { settleInOneWalk } from "./settle-in-one-walk.ts";
import { traceLaps } from "./trace-laps.ts";
import { traceLine } from "./trace-line.ts";
import { traceYards } from "./trace-yards.ts";
import type { Track, TracedTrack } from "./track.ts";

type Checkpoints = ReadonlyMap<string, Checkpoint>;

/** Plans are computed once per category, not once per entry. Both keys are read-only values. */
const plans = new WeakMap<Category, { checkpoints: Checkpoints; plan: CoursePlan }>();

function planOf(category: Category, checkpoints: Checkpoints): CoursePlan {
  const known = plans.get(category);
  if (known?.checkpoints === checkpoints) return known.plan;
  const plan = planCourse(category, checkpoints);
  plans.set(category, { checkpoints, plan });
  return plan;
}

/**
 * Finds one entry's track along the course from its raw reads. Order, copies and batches of the reads change nothing.
 *
 * @example
 * const track = findTrack(category, checkpoints, [
 *   { checkpoint: "START", at: gunAt + 4_000 },
 *   { checkpoint: "FINISH", at: gunAt + 2_468_000 },
 * ]);
 * track.finishAt; // gunAt + 2_468_000
 */
export function findTrack(category: Category, checkpoints: Checkpoints, passings: readonly Passing[]): Track {
  const plan = planOf(category, checkpoints);
  const settled = settleInOneWalk(plan, passings);
  return settled ? lineTrack(category, plan, settled, []) : trace(category, plan, passings);
}

/**
 * The same track as {@link findTrack}, plus the use of every read or the reason why it was not used. This costs more.
 *
 * @example
 * traceCourse(category, checkpoints, passings).reads[0]?.ignored; // "early_start_read"
 */
export function traceCourse(category: Category, checkpoints: Checkpoints, passings: readonly Passing[]): TracedTrack {
  return trace(category, planOf(category, checkpoints), passings);
}

function trace(category: Category, plan: CoursePlan, passings: readonly Passing[]): TracedTrack {
  const reads = orderReads(plan, passings);
  if (plan.lap && category.lapsEnd === "last") return traceYards(category, plan, plan.lap, reads);
  return plan.lap ? traceLaps(category, plan, plan.lap, reads) : traceLine(category, plan, reads);
}
