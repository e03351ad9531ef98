import type { InstantMs } from "@time-event/domain/time/instant";
import { clockInZone } from "@time-event/domain/time/local-time";
import { dayAt, TIME_ZONE } from "../local-days.ts";

/** As the banks of Thailand write a day in a table: 22/11/2569. */
export function bankDay(at: InstantMs): string {
  const [year, month, day] = dayAt(at).split("-");
  return `${day}/${month}/${Number(year) + 543}`;
}

/** Hours and minutes. */
export function bankTime(at: InstantMs): string {
  return clockInZone(TIME_ZONE, at).slice(0, 5);
}

const slipDay = new Intl.DateTimeFormat("th-TH-u-ca-buddhist-nu-latn", {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "short",
});

/** As a slip writes it: 22 พ.ย. 2569 14:05 น. */
export function slipTime(at: InstantMs): string {
  return `${slipDay.format(at)} ${bankDay(at).slice(-4)} ${bankTime(at)} น.`;
}
