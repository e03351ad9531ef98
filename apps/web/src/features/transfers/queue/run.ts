/** What somebody has decided since they opened the queue. */
export interface Run {
  readonly done: number;
  readonly spentMs: number;
}

export const noRun: Run = { done: 0, spentMs: 0 };

/** Whoever goes away for longer looks at no slip. */
const mostMs = 5 * 60_000;

export function withDecision({ done, spentMs }: Run, tookMs: number): Run {
  return { done: done + 1, spentMs: spentMs + Math.min(tookMs, mostMs) };
}

/**
 * Seconds a slip, to a tenth.
 * @example secondsEach({ done: 4, spentMs: 25_000 }) // 6.3
 */
export function secondsEach({ done, spentMs }: Run): number {
  return done === 0 ? 0 : Math.round(spentMs / done / 100) / 10;
}
