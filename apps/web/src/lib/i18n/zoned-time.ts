const formats = new Map<string, Intl.DateTimeFormat>();

/** A day and a time of day, as clocks and calendars in a time zone show them. */
export interface WallTime {
  /** YYYY-MM-DD, CE. */
  readonly day: string;
  /** HH:MM or HH:MM:SS */
  readonly time: string;
}

/**
 * The day and time that clocks in a time zone show. @example wallTime(1765665000000, "Asia/Bangkok") // { day:
 * "2025-12-14", time: "05:30" }
 */
export function wallTime(at: number, timeZone: string): WallTime {
  const shown = new Date(localMs(at, timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** As `wallTime`, with seconds. @example wallTimeWithSeconds(at, "Asia/Bangkok") // { day: "2025-12-14", time: "05:30:12" } */
export function wallTimeWithSeconds(at: number, timeZone: string): WallTime {
  const shown = new Date(localMs(at, timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 19) };
}

/**
 * The instant (epoch ms) at which clocks in a time zone show this. Of an hour that occurs twice, the earlier instant; in
 * an hour that the clocks skip, an instant as much later as they jump.
 * @example instantOf({ day: "2025-12-14", time: "05:30" }, "Asia/Bangkok") // 1765665000000
 */
export function instantOf({ day, time }: WallTime, timeZone: string): number {
  const wall = Date.parse(`${day}T${time.padEnd(8, ":00")}Z`);
  const offsetAt = (at: number) => localMs(at, timeZone) - at;
  // the offsets a day before and a day after, whatever changes in between
  const before = wall - offsetAt(wall - 86_400_000);
  const after = wall - offsetAt(wall + 86_400_000);
  return [before, after].find((at) => at + offsetAt(at) === wall) ?? before;
}

/** The time on the clock, as if it were UTC. */
function localMs(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
