import type { EventState } from "@time-event/domain/event-state/event-states";
import { useMessages } from "../../lib/i18n/language.ts";
import { eventFrameMessages } from "./staff/event-frame.messages.ts";

/** What an event's states are called among staff. */
export function useStateWords(): Readonly<Record<EventState, string>> {
  return useMessages(eventFrameMessages).states;
}
