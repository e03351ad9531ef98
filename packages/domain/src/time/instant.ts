import { dayFromDaysSince1970, daysSince1970, formatDay, parseDay } from "./calendar.ts";

/** An instant, epoch milliseconds in UTC. Only screens show it in the event's time zone. */
export type InstantMs = number;

const DAY_MS = 86_400_000;
const LONGEST_OFFSET_MIN = 14 * 60;
/** 2001-01-01T00:00:00Z. The clock of a reader that was never set starts at 1970, 1980 or 2000. */
const FIRST_CREDIBLE_AT: InstantMs = 978_307_200_000;

const ISO_INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])(\d\d):?(\d\d))$/;

/**
 * Reads an ISO 8601 instant with an offset or `Z`. A local time without offset is refused, because nobody knows when it
 * was. Fractions of a millisecond are cut off.
 *
 * @example
 * parseInstant("2026-11-22T05:00:00.250+07:00"); // 1795298400250
 * parseInstant("2026-11-22T05:00:00"); // null
 */
export function parseInstant(text: string): InstantMs | null {
  const match = ISO_INSTANT.exec(text);
  if (!match) return null;
  const day = parseDay(match[1] ?? "");
  const [hour, minute, second] = [Number(match[2]), Number(match[3]), Number(match[4] ?? 0)];
  if (!day || hour > 23 || minute > 59 || second > 59) return null;

  const [offsetHour, offsetMinute] = [Number(match[7] ?? 0), Number(match[8] ?? 0)];
  const offsetMin = offsetHour * 60 + offsetMinute;
  if (offsetMinute > 59 || offsetMin > LONGEST_OFFSET_MIN) return null;

  const ms = Number((match[5] ?? "").padEnd(3, "0").slice(0, 3));
  const localMs = daysSince1970(day) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000 + ms;
  return localMs - (match[6] === "-" ? -offsetMin : offsetMin) * 60_000;
}

/**
 * True for instants of a reader whose clock was never set (1970, 1980, 2000). Such a read says that somebody passed,
 * but not when.
 *
 * @example
 * isClockUnset(0); // true
 */
export function isClockUnset(at: InstantMs): boolean {
  return at < FIRST_CREDIBLE_AT;
}

/**
 * Writes an instant as ISO 8601 in UTC with milliseconds.
 *
 * @example
 * formatInstant(1795298400250); // "2026-11-21T22:00:00.250Z"
 */
export function formatInstant(at: InstantMs): string {
  const days = Math.floor(at / DAY_MS);
  const ms = at - days * DAY_MS;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const clock = `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
  return `${formatDay(dayFromDaysSince1970(days))}T${clock}.${String(ms % 1000).padStart(3, "0")}Z`;
}
