import type { EventPage } from "@time-event/contract/events";
import { useMessages } from "../../../lib/i18n/language.ts";
import { cancelledNoteMessages } from "./cancelled-note.messages.ts";

/** The title of a page of an event. A cancelled one's begins with that, because a shared link shows nothing else. */
export function useTitleOf({ state }: Pick<EventPage, "state">, title: string): string {
  const { named } = useMessages(cancelledNoteMessages);
  return state === "cancelled" ? named(title) : title;
}
