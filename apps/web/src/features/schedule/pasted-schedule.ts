import type { ScheduleForm } from "@time-event/contract/schedule";
import { instantOf } from "../../lib/i18n/zoned-time.ts";
import { readDay, unrealDay } from "../../ui/staff/date/day-text.ts";
import { cellsOf, clockIn } from "../../ui/staff/paste/pasted-lines.ts";
import type { ReadRow } from "../../ui/staff/paste/paste-rows.tsx";

interface Words {
  readonly noTime: string;
  readonly noTitle: string;
  readonly noSuchDay: string;
  /** A day as the reader's language writes it. */
  readonly day: (day: string) => string;
}

/**
 * Lines of a schedule: a time, what, and where. A day at the head of a line holds for those below it, too; before one, it is the event's
 * first day.
 * @example readSchedule("17/12/2570, 13:00, รับ BIB, ลานวัด\n18/12/2570, 05:30, ปล่อยตัว 21K", words, days)
 */
export function readSchedule(
  text: string,
  words: Words,
  { startsOn, timeZone }: { readonly startsOn: string; readonly timeZone: string },
): ReadRow<ScheduleForm>[] {
  let day = startsOn;
  return cellsOf(text).map((cells) => {
    const [first = ""] = cells;
    const own = readDay(first);
    const isUnreal = unrealDay(first) !== null;
    if (own) day = own;
    const [time = "", title = "", place = ""] = own || isUnreal ? cells.slice(1) : cells;
    const [from = "", until] = time.split(/\s*[–-]\s*/);
    const [starts, ends] = [clockIn(from), clockIn(until)];
    const said = { noTime: starts === null, noTitle: title === "" };
    const problem = isUnreal ? words.noSuchDay : said.noTime ? words.noTime : said.noTitle ? words.noTitle : undefined;
    const at = (clock: string) => instantOf({ day, time: clock }, timeZone);
    const row: ScheduleForm | null =
      problem === undefined
        ? {
            title: { th: title, en: "" },
            startsAt: at(starts!),
            endsAt: ends === null ? null : at(ends),
            place: { th: place, en: "" },
          }
        : null;
    return { cells: [isUnreal ? first : words.day(day), time, title, place], row, problem };
  });
}
