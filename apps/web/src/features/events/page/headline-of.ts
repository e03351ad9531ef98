import type { EventPage, PublicCategory } from "@time-event/contract/events";

type Course = Pick<PublicCategory, "laps" | "course" | "timeLimitMs" | "distanceM">;

/**
 * By what a category is known: its distance, or its time where players do as many laps as they can in it, for then the
 * distance is that of one lap.
 */
export function headlineOf(
  { laps, course, timeLimitMs, distanceM }: Course,
  { checkpoints }: Pick<EventPage, "checkpoints">,
): { readonly distanceM: number } | { readonly hours: number; readonly lapM: number } {
  const hasLapLine = checkpoints.some(({ code, kind }) => kind === "lap" && course.includes(code));
  if (laps !== null || !hasLapLine || timeLimitMs === null) return { distanceM };
  return { hours: Math.round(timeLimitMs / 360_000) / 10, lapM: distanceM };
}
