import type { ScheduleForm } from "@time-event/contract/schedule";
import { instantOf } from "../../lib/i18n/zoned-time.ts";
import { cellsOf, clockIn } from "../../ui/staff/paste/pasted-lines.ts";
import type { ReadRow } from "../../ui/staff/paste/paste-rows.tsx";

interface Words {
  readonly noTime: string;
  readonly noTitle: string;
}

/** A day as people write it at the head of a line: of the Buddhist or the common era. */
function dayIn(cell: string): string | null {
  const [, d, m, y] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  if (y === undefined || d === undefined || m === undefined) return null;
  const year = Number(y) > 2400 ? Number(y) - 543 : Number(y);
  return `${year}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`;
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
    const own = dayIn(cells[0] ?? "");
    if (own) day = own;
    const [time = "", title = "", place = ""] = own ? cells.slice(1) : cells;
    const [from = "", until] = time.split(/\s*[–-]\s*/);
    const [starts, ends] = [clockIn(from), clockIn(until)];
    const problem = starts === null ? words.noTime : title === "" ? words.noTitle : undefined;
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
    return { cells: [day, time, title, place], row, problem };
  });
}
