import { dayIn, dayInZone } from "@time-event/domain/time/day-in-zone";
import type { InstantMs } from "@time-event/domain/time/instant";
import { clockInZone } from "@time-event/domain/time/local-time";
import type { DateCell } from "./cell.ts";

/** An instant to the minute, by the clocks of a time zone; its text is in the reader's language. */
export function instantCell(at: InstantMs, language: "th" | "en", timeZone: string): DateCell {
  const [day, clock] = [dayInZone(timeZone, at), clockInZone(timeZone, at)];
  return { date: `${day} ${clock}`, text: `${dayIn(language, day)} ${clock}` };
}
