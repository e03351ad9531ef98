import { useMessages } from "../../../lib/i18n/language.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { eventPageMessages } from "./event-page.messages.ts";
import { otherZone } from "./other-zone.ts";

/** Names the event's time zone to who reads from another one; only their browser knows theirs. */
export function LocalTime({ timeZone, at }: { readonly timeZone: string; readonly at: number }) {
  const m = useMessages(eventPageMessages);
  const zone = useHydrated() ? otherZone(timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone, at) : null;
  return zone && <li>{m.localTime(zone)}</li>;
}
