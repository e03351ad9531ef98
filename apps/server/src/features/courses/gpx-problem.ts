import type { GpxProblem } from "@time-event/contract/courses";

/** A file that cannot become a course. */
export class BadGpx extends Error {
  readonly problem: GpxProblem;
  /** The number of the wrong point in the file, from 1. */
  readonly point: number | undefined;

  constructor(problem: GpxProblem, point?: number) {
    super(problem);
    this.problem = problem;
    this.point = point;
  }
}
