interface Named {
  readonly name: string;
  /** Where each machine works for itself: which one. Left out: one process works for the whole installation. */
  readonly place?: string;
}

/** Runs now and again. */
export interface ScheduledJob extends Named {
  readonly everyMs: number;
  /** Runs once more when this process ends in good order. */
  readonly alsoAtEnd?: boolean;
  /**
   * @param signal aborts when this process ends, or may not go on because another one has taken over. Whatever goes on
   * for long ends then.
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/** Works off what was laid in its queue by `addTask`. */
export interface QueuedJob extends Named {
  /** So many of its tasks at once. */
  readonly atOnce: number;
  /** A task that failed so often is given up, and staff see it. */
  readonly tries: number;
  /** At least once for each task: a process may be killed between the work and the note that it is done. */
  readonly run: (input: unknown) => Promise<void>;
}

export type Job = ScheduledJob | QueuedJob;

/** A task that no further try can do: it is given up at once. */
export class GiveUp extends Error {}

const firstWaitMs = 10_000;
const longestWaitMs = 60 * 60_000;

/**
 * How long to wait before the next try.
 * @param failures so many failed in a row, the last one included
 * @example [1, 2, 3, 8].map(waitAfter) // [10_000, 30_000, 90_000, 3_600_000]
 */
export function waitAfter(failures: number): number {
  return Math.min(firstWaitMs * 3 ** (failures - 1), longestWaitMs);
}

/** What staff read of an error: what it says and what that came from, without a stack, in bounds. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (
    let at: unknown = error;
    at !== undefined && reasons.length < 4;
    at = at instanceof Error ? at.cause : undefined
  ) {
    reasons.push(at instanceof Error ? at.message || at.name : JSON.stringify(at));
  }
  return reasons.join(": ").slice(0, 1_000);
}
