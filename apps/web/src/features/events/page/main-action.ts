import type { EventPage } from "@time-event/contract/events";
import type { Offer } from "../../orders/offer.shared.ts";

export type MainAction = "seeLive" | "seeResults" | "enter" | "startList";

/** Where each of them is, below the event's own address. */
export const mainActionPaths: Readonly<Record<MainAction, string>> = {
  seeLive: "/results",
  seeResults: "/results",
  enter: "/enter",
  startList: "/start-list",
};

/** The action that most visitors of the event want now; null when there is none. */
export function mainActionOf(
  { state, entries, shows }: Pick<EventPage, "state" | "entries"> & { shows: { startList: boolean } },
  offers: readonly Pick<Offer, "whyNot">[] = [],
): MainAction | null {
  if (state === "live") return "seeLive";
  if (state === "finished") return "seeResults";
  if (offers.some(({ whyNot }) => whyNot.length === 0)) return "enter";
  return state !== "cancelled" && entries > 0 && shows.startList ? "startList" : null;
}
