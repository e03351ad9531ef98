import { dayInZone } from "../time/day-in-zone.ts";
import type { InstantMs } from "../time/instant.ts";
import { instantInZone, shiftByDays } from "../time/local-time.ts";
import type { ReaderTime } from "./reader-line.ts";

/** What the readers' clocks showed, and when the first read without a day can have been. */
interface ReaderClock {
  /** The event's zone, or UTC, as the readers were set. */
  readonly timeZone: string;
  readonly earliestAt: InstantMs;
}

const MINUTE_MS = 60_000;

/**
 * How the reads of one file become instants. A clock without a day means its first occurrence from `earliestAt` on, so reads
 * after midnight are of the next day. Null: the calendar has no such day.
 * @example
 * const instantOf = placeReads({ timeZone: "Asia/Bangkok", earliestAt: Date.UTC(2026, 10, 21, 12) });
 * instantOf({ day: null, msOfDay: 3_600_000 }); // 1:00 on the 22nd in Bangkok
 */
export function placeReads(clock: ReaderClock): (time: ReaderTime) => InstantMs | null {
  // zones cost much more than sums, and many reads are of one minute
  const minutes = new Map<string, InstantMs | null>();
  return (time) => {
    if (typeof time === "number") return time;
    const minute = Math.floor(time.msOfDay / MINUTE_MS);
    const key = `${time.day} ${minute}`;
    let at = minutes.get(key);
    if (at === undefined) minutes.set(key, (at = minuteAt(clock, time.day, minute)));
    return at === null ? null : at + (time.msOfDay % MINUTE_MS);
  };
}

function minuteAt({ timeZone, earliestAt }: ReaderClock, day: string | null, minute: number): InstantMs | null {
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  const at = instantInZone(timeZone, day ?? dayInZone(timeZone, earliestAt), clock);
  const isBefore = at !== null && day === null && at + MINUTE_MS <= earliestAt;
  return isBefore ? shiftByDays(timeZone, at, 1) : at;
}
