import type { Whereabouts } from "./whereabouts.ts";

/** How many people are where. entered = notSeen + notStarted + started; started = finished + out + onCourse. */
export interface Headcount {
  readonly entered: number;
  readonly notSeen: number;
  readonly notStarted: number;
  readonly started: number;
  readonly finished: number;
  readonly out: number;
  readonly onCourse: number;
}

/**
 * Counts who is where, so that the sum tells whether anybody is missing.
 *
 * @example
 * headcount(["finished", "on_course"]); // { entered: 2, started: 2, finished: 1, onCourse: 1, … }
 */
export function headcount(people: Iterable<Whereabouts>): Headcount {
  const count = { not_seen: 0, not_started: 0, finished: 0, out: 0, on_course: 0 } satisfies Record<
    Whereabouts,
    number
  >;
  for (const where of people) count[where]++;
  const started = count.finished + count.out + count.on_course;
  return {
    entered: count.not_seen + count.not_started + started,
    notSeen: count.not_seen,
    notStarted: count.not_started,
    started,
    finished: count.finished,
    out: count.out,
    onCourse: count.on_course,
  };
}
