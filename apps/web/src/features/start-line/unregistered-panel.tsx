import type { StartLine } from "@time-event/contract/start-line";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { startLineMessages } from "./start-line.messages.ts";

interface UnregisteredPanelProps {
  readonly eventId: number;
  readonly unregistered: StartLine["unregistered"];
}

/** Who stood at the start with a number that nobody has. */
export function UnregisteredPanel({ eventId, unregistered }: UnregisteredPanelProps) {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  if (unregistered.length === 0) return null;
  return (
    <Panel title={m.unregistered} hint={m.unregisteredHint}>
      <ul className="start-marks">
        {unregistered.map(({ bib, chip, checkpoint, firstAt, reads, device }) => {
          const who = bib ?? chip ?? "";
          return (
            <li key={`${bib} ${chip} ${checkpoint}`}>
              <span>
                <strong className="figures">{bib === null ? m.chipOf(who) : m.bibOf(who)}</strong>
                <small className="soft figures">
                  {[format.clock(firstAt, timeZone, true), device || checkpoint, m.readsOf(format.number(reads))].join(
                    " · ",
                  )}
                </small>
              </span>
              <Link to={`/manage/events/${eventId}/reads?who=${encodeURIComponent(who)}`}>{m.toReads}</Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
