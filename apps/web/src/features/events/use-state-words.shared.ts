import type { EventState } from "@time-event/domain/event-state/event-states";
import { useMessages } from "../../lib/i18n/language.ts";
import { eventFrameMessages } from "./staff/event-frame.messages.ts";

/** The names of an event's states, for staff. */
export function useStateWords(): Readonly<Record<EventState, string>> {
  return useMessages(eventFrameMessages).states;
}
