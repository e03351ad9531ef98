import "./audit.css";
import { auditOfSubject } from "@time-event/contract/audit";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { auditMessages } from "./audit.messages.ts";
import { ChangedValues } from "./changed-values.tsx";
import { undosAmong } from "./undo-of.ts";
import { UndoOfHistory } from "./undo-of-history.tsx";
import { useAuditWords } from "./use-audit-words.ts";

interface HistoryProps {
  readonly eventId: number;
  /** The kind's name in the audit log: `entry`, `event`, `category` … */
  readonly kind: string;
  readonly id: string | number;
}

const atFirst = 10;
const most = 100;

/** The changes to one thing of an event, newest first; of an event itself those to its whole set-up. @example <History eventId={7} kind="entry" id={31} /> */
export function History({ eventId, kind, id }: HistoryProps) {
  const m = useMessages(auditMessages);
  const format = useFormat();
  const words = useAuditWords();
  const mayEdit = useMay()("events_edit", eventId);
  const [limit, setLimit] = useState(atFirst);
  const query = useStaffQuery(
    auditOfSubject,
    { eventId, kind, id: String(id), limit },
    { placeholderData: (shown) => shown },
  );
  return (
    <Loaded query={query}>
      {({ data, meta }) => {
        const undos = undosAmong(data);
        return (
          <div className="history">
            {data.length === 0 && <p className="soft">{m.noHistory}</p>}
            <ol role="list">
              {data.map((entry) => (
                <li key={entry.seq} className="history__entry">
                  <p>
                    <strong>
                      {undos.has(entry.seq) ? m.undoOf(words.action(entry.action)) : words.action(entry.action)}
                    </strong>
                    {/* an event's history tells of its parts, too */}
                    {entry.subject.kind !== kind && entry.subject.name && <span>{words.subject(entry.subject)}</span>}
                    <span className="soft">
                      {words.author(entry)} · <time className="figures">{format.instant(entry.at, localZone())}</time>
                    </span>
                  </p>
                  {entry.reason && <p>{entry.reason}</p>}
                  {entry.changed.length > 0 && <ChangedValues entry={entry} hidden={meta.valuesHidden} />}
                  {mayEdit && <UndoOfHistory eventId={eventId} entry={entry} entries={data} />}
                </li>
              ))}
            </ol>
            {meta.hasMore && limit < most && (
              <Button
                type="button"
                text
                label={m.showOlder}
                loading={query.isPlaceholderData}
                onClick={() => setLimit(Math.min(most, limit * 2))}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
