import type { GpxProblem } from "@time-event/contract/courses";

/** A file that is no course. */
export class BadGpx extends Error {
  readonly problem: GpxProblem;
  /** The point of the file that is wrong, counted from 1. */
  readonly point: number | undefined;

  constructor(problem: GpxProblem, point?: number) {
    super(problem);
    this.problem = problem;
    this.point = point;
  }
}
