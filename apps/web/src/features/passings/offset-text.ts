import { formatRaceTime } from "@time-event/domain/time/race-time";

/**
 * A correction of a clock for people. @example offsetText(-420_500) // "−7:00.5"
 */
export function offsetText(offsetMs: number): string {
  return `${offsetMs < 0 ? "−" : "+"}${formatRaceTime(Math.abs(offsetMs), "none")}`;
}

const written = /^([+\-−–]?)(?:(?:(\d{1,6}):)?(\d{1,4}):)?(\d{1,7})(?:[.,](\d{1,3}))?$/;

/**
 * Reads what `offsetText` writes, and plain seconds. Null: it is no correction. With a colon, seconds have two digits.
 *
 * @example readOffset("-2.5") // -2_500
 * readOffset("+1:00:03") // 3_603_000
 */
export function readOffset(typed: string): number | null {
  const parts = written.exec(typed.replaceAll(/\s/g, ""));
  if (!parts) return null;
  const [, sign, hours, minutes, seconds = "", fraction = ""] = parts;
  const isClock = minutes !== undefined;
  if (isClock && (seconds.length !== 2 || Number(seconds) > 59)) return null;
  if (hours !== undefined && Number(minutes) > 59) return null;
  const wholeS = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds);
  const ms = wholeS * 1000 + Number(fraction.padEnd(3, "0"));
  return sign === "" || sign === "+" || ms === 0 ? ms : -ms;
}
