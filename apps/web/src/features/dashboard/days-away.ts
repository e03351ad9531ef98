interface DayWords {
  readonly today: string;
  readonly tomorrow: string;
  readonly inDays: (count: number) => string;
}

/** @example daysAway(en, 1) // "tomorrow" */
export function daysAway(m: DayWords, days: number): string {
  if (days <= 0) return m.today;
  return days === 1 ? m.tomorrow : m.inDays(days);
}
