/**
 * What a step of `npm test` found. `skipped`: names of tests that did not run, because the machine lacks what they
 * need. `retried`: tests that failed and passed at once when tried again, each with what failed; they count as passed.
 */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  readonly retried?: readonly string[];
  readonly output: string;
}

/** A runner with a non-zero exit code has failed, whatever it counted: it has at least one failure. */
export function withCrash(outcome: Outcome, exitCode: number | null): Outcome {
  const hasRun = outcome.passed + outcome.failed > 0;
  const isCrash = (exitCode !== 0 || !hasRun) && outcome.failed === 0;
  return isCrash ? { ...outcome, failed: 1 } : outcome;
}
