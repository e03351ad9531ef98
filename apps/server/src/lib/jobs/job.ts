interface Named {
  readonly name: string;
  /** Which machine, if each machine runs the job by itself. Left out: one process runs it for all. */
  readonly place?: string;
}

/** Runs at intervals. */
export interface ScheduledJob extends Named {
  readonly everyMs: number;
  /** Runs once more when this process ends in good order. */
  readonly alsoAtEnd?: boolean;
  /**
   * @param signal aborts when this process ends, or must stop because another one has taken over. Work that lasts long
   * ends then.
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/** Does the tasks that `addTask` put into its queue. */
export interface QueuedJob extends Named {
  /** How many of its tasks run at once. */
  readonly atOnce: number;
  /** After so many failures a task is given up, and staff see it. */
  readonly tries: number;
  /** Runs at least once for each task: a process may be killed after the work and before it notes that it is done. */
  readonly run: (input: unknown) => Promise<void>;
}

export type Job = ScheduledJob | QueuedJob;

/** A task that no further try can do: it is given up at once. */
export class GiveUp extends Error {}

const firstWaitMs = 10_000;
const longestWaitMs = 60 * 60_000;

/**
 * How long to wait before the next try.
 * @param failures how many tries failed in a row, the last one included
 * @example [1, 2, 3, 8].map(waitAfter) // [10_000, 30_000, 90_000, 3_600_000]
 */
export function waitAfter(failures: number): number {
  return Math.min(firstWaitMs * 3 ** (failures - 1), longestWaitMs);
}

/** The part of an error that staff read: its message and its causes, without a stack, of limited length. */
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
