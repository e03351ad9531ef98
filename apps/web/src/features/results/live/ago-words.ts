interface AgoWords {
  readonly agoNow: string;
  readonly agoSeconds: (seconds: number) => string;
  readonly agoMinutes: (minutes: number) => string;
}

/** How long ago, in steps so large that the text does not flicker. @example agoWords(m, 12_000) // "10 s ago" */
export function agoWords(m: AgoWords, agoMs: number): string {
  if (agoMs < 10_000) return m.agoNow;
  if (agoMs < 60_000) return m.agoSeconds(Math.floor(agoMs / 10_000) * 10);
  return m.agoMinutes(Math.floor(agoMs / 60_000));
}
