import type { EventPage, PublicCategory } from "@time-event/contract/events";

type Course = Pick<PublicCategory, "laps" | "course" | "timeLimitMs" | "distanceM" | "lapEveryMs">;

type Headline =
  | { readonly distanceM: number }
  | { readonly hours: number; readonly lapM: number }
  | { readonly everyMs: number; readonly lapM: number };

/**
 * By what a category is known: its distance; or its time where players do as many laps as they can in it, or how often a lap begins
 * where the last one wins, for then the distance is that of one lap.
 */
export function headlineOf(
  { laps, course, timeLimitMs, distanceM, lapEveryMs }: Course,
  { checkpoints }: Pick<EventPage, "checkpoints">,
): Headline {
  if (lapEveryMs) return { everyMs: lapEveryMs, lapM: distanceM };
  const hasLapLine = checkpoints.some(({ code, kind }) => kind === "lap" && course.includes(code));
  if (laps !== null || !hasLapLine || timeLimitMs === null) return { distanceM };
  return { hours: Math.round(timeLimitMs / 360_000) / 10, lapM: distanceM };
}
