import { useMessages } from "../../../lib/i18n/language.ts";
import { usePageExists } from "../../../lib/page/page-exists.ts";
import { eventFrameMessages } from "./event-frame.messages.ts";

/** The tabs of an event, in the order in which staff set them up. */
const tabs = [
  "details",
  "categories",
  "extras",
  "checkpoints",
  "course",
  "images",
  "schedule",
  "policies",
  "privacy",
  "entries",
  "devices",
  "publish",
] as const;

export function eventTabHref(eventId: number, tab: (typeof tabs)[number]): string {
  return `/manage/events/${eventId}/${tab}`;
}

/** The tabs that have a page. */
export function useEventTabs(eventId: number): readonly { readonly to: string; readonly label: string }[] {
  const m = useMessages(eventFrameMessages);
  const pageExists = usePageExists();
  return tabs.map((tab) => ({ to: eventTabHref(eventId, tab), label: m.tabs[tab] })).filter(({ to }) => pageExists(to));
}
