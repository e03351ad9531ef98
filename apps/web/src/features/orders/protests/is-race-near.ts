import { serverNow } from "../../../lib/session/server-time.ts";

/** From the day before: a race may begin at midnight, somewhere else. */
const dayMs = 24 * 60 * 60_000;

/** May there be results to protest against? @param startsOn the event's first day, such as 2026-11-15 */
export function isRaceNear(startsOn: string): boolean {
  return Date.parse(startsOn) - dayMs <= serverNow();
}
