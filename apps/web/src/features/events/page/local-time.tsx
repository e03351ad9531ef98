import { useMessages } from "../../../lib/i18n/language.ts";
import { eventPageMessages } from "./event-page.messages.ts";
import { useOtherZone } from "./use-other-zone.ts";

/** Names the event's time zone to who reads from another one. */
export function LocalTime({ timeZone, at }: { readonly timeZone: string; readonly at: number }) {
  const m = useMessages(eventPageMessages);
  const zone = useOtherZone(timeZone, at);
  return zone && <li>{m.localTime(zone)}</li>;
}
