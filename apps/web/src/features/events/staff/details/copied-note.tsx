import type { StaffEvent } from "@time-event/contract/staff-events";
import { Link, useLocation } from "react-router";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { eventDetailsMessages } from "../event-details.messages.ts";
import { eventFrameMessages } from "../event-frame.messages.ts";
import { eventTabHref } from "../event-tabs.ts";

/** What the address bar's entry says of an event that was just copied. */
export const copiedState = { copied: true } as const;

/** After a copy: when it will open, and what people should look at before they publish it. */
export function CopiedNote({ event }: { readonly event: StaffEvent }) {
  const m = useMessages(eventDetailsMessages).copied;
  const { tabs } = useMessages(eventFrameMessages);
  const format = useFormat();
  const { state } = useLocation() as { readonly state: { readonly copied?: boolean } | null };
  if (!state?.copied) return null;
  const when = (at: number) => format.instant(at, event.timeZone);
  const times = [event.opensAt && m.opens(when(event.opensAt)), event.closesAt && m.closes(when(event.closesAt))];
  const told = times.filter(Boolean).join(" · ");
  return (
    <div className="warning-note" role="status">
      <strong>{m.title}</strong>
      <p>{told || m.opensByHand}</p>
      <ul>
        {m.checks.map(({ tab, text }) => (
          <li key={tab}>
            {text} <Link to={eventTabHref(event.id, tab)}>{tabs[tab]}</Link>
          </li>
        ))}
      </ul>
      <p>{m.notCopied}</p>
    </div>
  );
}
