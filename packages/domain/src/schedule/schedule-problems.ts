import { nameProblems, type FieldProblem } from "../forms/field-problem.ts";
import type { LocalName } from "../race/local-name.ts";
import type { InstantMs } from "../race/race.ts";

export interface ScheduleItem {
  readonly title: LocalName;
  readonly startsAt: InstantMs;
  /** Null: it is a moment, such as a gun. */
  readonly endsAt: InstantMs | null;
}

/**
 * What is wrong with one line of an event's schedule.
 *
 * @example
 * scheduleProblems({ title, startsAt: 2_000, endsAt: 1_000 }); // [{ path: "endsAt", code: "ends_before_it_starts" }]
 */
export function scheduleProblems({ title, startsAt, endsAt }: ScheduleItem): FieldProblem[] {
  return [
    ...nameProblems("title", title),
    ...(endsAt !== null && endsAt <= startsAt ? [{ path: "endsAt", code: "ends_before_it_starts" }] : []),
  ];
}
