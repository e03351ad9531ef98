import type { EventPage } from "@time-event/contract/events";

export type MainAction = "seeLive" | "seeResults" | "startList";

/** The one thing that most visitors of an event want now; null where there is nothing to go to. */
export function mainActionOf({
  state,
  entries,
  shows,
}: Pick<EventPage, "state" | "entries"> & { shows: { startList: boolean } }): MainAction | null {
  if (state === "live") return "seeLive";
  if (state === "finished") return "seeResults";
  return state !== "cancelled" && entries > 0 && shows.startList ? "startList" : null;
}
