/** The time left, split as a countdown shows it. */
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** @example countdownParts(90_061_000) // { days: 1, hours: 1, minutes: 1, seconds: 1 } */
export function countdownParts(leftMs: number): CountdownParts {
  const seconds = Math.max(0, Math.floor(leftMs / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
