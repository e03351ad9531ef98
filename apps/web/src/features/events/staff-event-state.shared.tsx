import type { EventState } from "@time-event/domain/event-state/event-states";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { eventStateLooks } from "./event-state-looks.ts";
import { eventFrameMessages } from "./staff/event-frame.messages.ts";

/** The state of an event in the words for staff. */
export function StaffEventState({ state }: { readonly state: EventState }) {
  const m = useMessages(eventFrameMessages);
  return <Chip {...eventStateLooks[state]}>{m.states[state]}</Chip>;
}
