import type { EventPage } from "@time-event/contract/events";

export type MainAction = "seeLive" | "seeResults" | "startList";

/** The action that most visitors of the event want now; null when there is none. */
export function mainActionOf({
  state,
  entries,
  shows,
}: Pick<EventPage, "state" | "entries"> & { shows: { startList: boolean } }): MainAction | null {
  if (state === "live") return "seeLive";
  if (state === "finished") return "seeResults";
  return state !== "cancelled" && entries > 0 && shows.startList ? "startList" : null;
}
