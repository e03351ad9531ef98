import type { EventState } from "@time-event/domain/event-state/event-states";
import type { Tone } from "../../ui/chip/chip.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";

/** Colour and icon of each state, the same for visitors and staff. */
export const eventStateLooks: Readonly<Record<EventState, { tone: Tone; icon: IconName | "pulse" }>> = {
  draft: { tone: "outline", icon: "eyeOff" },
  published: { tone: "info", icon: "calendar" },
  open: { tone: "ok", icon: "ticket" },
  closed: { tone: "warn", icon: "clock" },
  live: { tone: "danger", icon: "pulse" },
  finished: { tone: "neutral", icon: "flag" },
  cancelled: { tone: "neutral", icon: "close" },
};
