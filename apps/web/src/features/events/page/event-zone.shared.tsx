import { useMessages } from "../../../lib/i18n/language.ts";
import { eventZoneMessages } from "./event-zone.messages.ts";
import { useOtherZone } from "./use-other-zone.ts";

interface EventZoneProps {
  readonly timeZone: string;
  /** An instant of the event: summer time may be over on its day. */
  readonly at: number;
  readonly className?: string;
}

/** Whose time a page shows, for who reads from another zone; nothing for everybody else. */
export function EventZone({ timeZone, at, className }: EventZoneProps) {
  const m = useMessages(eventZoneMessages);
  const zone = useOtherZone(timeZone, at);
  return zone && <span className={className}>{m.eventTime(zone)}</span>;
}
