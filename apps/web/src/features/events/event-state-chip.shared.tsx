import type { EventState } from "@time-event/contract/fields";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { eventStateLooks } from "./event-state-looks.ts";
import { eventMessages } from "./events.messages.ts";

/** The state of an event in the words for visitors. */
export function EventStateChip({ state }: { readonly state: EventState }) {
  const m = useMessages(eventMessages);
  return <Chip {...eventStateLooks[state]}>{m.states[state]}</Chip>;
}
