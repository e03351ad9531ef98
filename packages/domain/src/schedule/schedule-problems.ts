import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { InstantMs } from "../time/instant.ts";

export interface ScheduleItem {
  readonly startsAt: InstantMs;
  /** Null: the item is a moment, such as a gun. */
  readonly endsAt: InstantMs | null;
}

/**
 * Finds what is wrong with one line of an event's schedule.
 *
 * @example
 * scheduleProblems({ startsAt: 2_000, endsAt: 1_000 }); // [{ path: "endsAt", code: "backwards" }]
 */
export function scheduleProblems({ startsAt, endsAt }: ScheduleItem): FieldProblem<"backwards">[] {
  return problemIf(endsAt !== null && endsAt <= startsAt, "endsAt", "backwards");
}
