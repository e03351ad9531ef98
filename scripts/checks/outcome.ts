/** What a step of `npm test` found. `skipped`: names of tests that did not run, for want of what they need. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  readonly output: string;
}

/** A runner that ended badly has failed, whatever it counted: never zero failures beside a non-zero exit. */
export function withCrash(outcome: Outcome, exitCode: number | null): Outcome {
  const hasRun = outcome.passed + outcome.failed > 0;
  const isCrash = (exitCode !== 0 || !hasRun) && outcome.failed === 0;
  return isCrash ? { ...outcome, failed: 1 } : outcome;
}
