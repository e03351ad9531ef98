/** A duration in a race, integer milliseconds. */
export type RaceMs = number;

/** How a category shows its times. They are always stored and ranked in milliseconds. */
export type Rounding = "up" | "down" | "half" | "none";

/**
 * The time as the category shows it, in milliseconds; whole seconds unless the rounding is `none`.
 * Road running rounds up to the next whole second (IAAF rule 165.24).
 *
 * @example
 * roundRaceTime(7_784_300, "up"); // 7_785_000
 */
export function roundRaceTime(ms: RaceMs, rounding: Rounding): RaceMs {
  if (rounding === "none") return ms;
  const seconds = ms / 1000;
  if (rounding === "up") return Math.ceil(seconds) * 1000;
  if (rounding === "down") return Math.floor(seconds) * 1000;
  return Math.floor(seconds + 0.5) * 1000;
}

/**
 * A duration for people: minutes and seconds, hours if there are any, never days. It shows fractions of a second only
 * if the rounding is `none` and there are any.
 *
 * @example
 * formatRaceTime(2_468_000, "up"); // "41:08"
 * formatRaceTime(8_336_100, "up"); // "2:18:57"
 * formatRaceTime(93_851_250, "none"); // "26:04:11.25"
 */
export function formatRaceTime(ms: RaceMs, rounding: Rounding): string {
  const shown = roundRaceTime(ms, rounding);
  const sign = shown < 0 ? "-" : "";
  const abs = Math.abs(shown);
  const hours = Math.floor(abs / 3_600_000);
  const minutes = Math.floor(abs / 60_000) % 60;
  const seconds = String(Math.floor(abs / 1000) % 60).padStart(2, "0");
  const parts = abs % 1000;
  const fraction = parts === 0 ? "" : `.${String(parts).padStart(3, "0").replace(/0+$/, "")}`;
  if (hours === 0) return `${sign}${minutes}:${seconds}${fraction}`;
  return `${sign}${hours}:${String(minutes).padStart(2, "0")}:${seconds}${fraction}`;
}

/**
 * Pace in minutes and seconds per kilometre, to the nearest second; a dash without a distance.
 *
 * @example
 * formatPace(2_468_000, 10_000); // "4:07"
 */
export function formatPace(ms: RaceMs, distanceM: number): string {
  if (!(distanceM > 0)) return "–";
  return formatRaceTime((ms * 1000) / distanceM, "half");
}

/**
 * Average speed in kilometres per hour; 0 without a time.
 *
 * @example
 * speedKmh(3_600_000, 40_000); // 40
 */
export function speedKmh(ms: RaceMs, distanceM: number): number {
  return ms > 0 ? (distanceM * 3600) / ms : 0;
}
