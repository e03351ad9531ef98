interface AgoWords {
  readonly justNow: string;
  readonly secondsAgo: (count: number) => string;
  readonly minutesAgo: (count: number) => string;
  readonly hoursAgo: (count: number) => string;
  readonly daysAgo: (count: number) => string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago, in steps so large that the text does not flicker. @example timeAgo(en, 130_000) // "2 min ago" */
export function timeAgo(m: AgoWords, agoMs: number): string {
  if (agoMs < 10_000) return m.justNow;
  if (agoMs < minuteMs) return m.secondsAgo(Math.floor(agoMs / 10_000) * 10);
  if (agoMs < hourMs) return m.minutesAgo(Math.floor(agoMs / minuteMs));
  if (agoMs < dayMs) return m.hoursAgo(Math.floor(agoMs / hourMs));
  return m.daysAgo(Math.floor(agoMs / dayMs));
}
