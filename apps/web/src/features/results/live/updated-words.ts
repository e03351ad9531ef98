interface UpdatedWords {
  readonly updatedNow: string;
  readonly updatedSeconds: (seconds: number) => string;
  readonly updatedMinutes: (minutes: number) => string;
}

/**
 * How long ago, in steps so large that the text does not flicker. @example updatedWords(m, 12_000) // "Updated 10 s
 * ago"
 */
export function updatedWords(m: UpdatedWords, agoMs: number): string {
  if (agoMs < 10_000) return m.updatedNow;
  if (agoMs < 60_000) return m.updatedSeconds(Math.floor(agoMs / 10_000) * 10);
  return m.updatedMinutes(Math.floor(agoMs / 60_000));
}
