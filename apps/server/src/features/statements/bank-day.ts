import { addDays } from "@time-event/domain/time/calendar";
import { instantInZone } from "@time-event/domain/time/local-time";

/** Days begin when they begin at the bank. */
export const bankZone = "Asia/Bangkok";

const startOf = (day: string) => instantInZone(bankZone, day, "00:00")!;

/** From when until when a day of the bank is. */
export const periodOf = (day: string) => ({ from: startOf(day), until: startOf(addDays(day, 1)) });
