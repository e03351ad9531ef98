import type { EventState } from "@time-event/domain/event-state/event-states";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import { eventMessages } from "./events.messages.ts";

const looks: Readonly<Record<EventState, { tone: Tone; icon: IconName | "pulse" }>> = {
  // only staff sees drafts
  draft: { tone: "outline", icon: "eyeOff" },
  published: { tone: "info", icon: "calendar" },
  open: { tone: "ok", icon: "ticket" },
  closed: { tone: "warn", icon: "clock" },
  live: { tone: "danger", icon: "pulse" },
  finished: { tone: "neutral", icon: "flag" },
  cancelled: { tone: "neutral", icon: "close" },
};

export function EventStateChip({ state }: { readonly state: EventState }) {
  const m = useMessages(eventMessages);
  return <Chip {...looks[state]}>{m.states[state]}</Chip>;
}
