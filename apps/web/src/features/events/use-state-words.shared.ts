import type { EventState } from "@time-event/domain/event-state/event-states";
import { useMessages } from "../../lib/i18n/language.ts";
import { eventFrameMessages } from "./staff/event-frame.messages.ts";

/** What staff call an event's states. */
export function useStateWords(): Readonly<Record<EventState, string>> {
  return useMessages(eventFrameMessages).states;
}
