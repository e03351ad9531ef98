import { auditGet } from "@time-event/contract/audit";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import type { AuditFilters } from "./audit-filter.ts";
import { useAuditWords } from "./use-audit-words.ts";
import { auditMessages } from "./audit.messages.ts";
import { ChangedValues } from "./changed-values.tsx";

interface AuditDrawerProps {
  readonly seq: number;
  readonly onFilter: (change: Partial<AuditFilters>) => void;
  readonly onClose: () => void;
}

/** All of one audit entry. */
export function AuditDrawer({ seq, onFilter, onClose }: AuditDrawerProps) {
  const m = useMessages(auditMessages);
  const format = useFormat();
  const words = useAuditWords();
  const query = useStaffQuery(auditGet, { seq });
  const show = (change: Partial<AuditFilters>) => {
    onFilter(change);
    onClose();
  };
  return (
    <StaffDialog open look="side" title={m.entry(format.number(seq))} onClose={onClose}>
      <Loaded query={query}>
        {({ data: entry }) => (
          <div className="audit-entry">
            <h3>{words.action(entry.action)}</h3>
            <dl className="audit-facts">
              <dt>{m.who}</dt>
              <dd>
                {words.author(entry)}
                {entry.username && (
                  <Button
                    type="button"
                    text
                    icon="pi pi-filter"
                    aria-label={m.showUser}
                    tooltip={m.showUser}
                    onClick={() => show({ username: entry.username })}
                  />
                )}
              </dd>
              <dt>{m.when}</dt>
              <dd className="figures">{`${format.instant(entry.at, localZone())}`}</dd>
              <dt>{m.where}</dt>
              <dd className="figures">{words.from(entry.address)}</dd>
              <dt>{m.subject}</dt>
              <dd>
                {words.kind(entry.subject.kind)} {words.subject(entry.subject)}
              </dd>
              {entry.event && (
                <>
                  <dt>{m.event}</dt>
                  <dd>
                    {entry.event.name ? format.text(entry.event.name) : m.eventGone}
                    <Button
                      type="button"
                      text
                      icon="pi pi-filter"
                      aria-label={m.showEvent}
                      tooltip={m.showEvent}
                      onClick={() => show({ eventId: String(entry.event!.id) })}
                    />
                  </dd>
                </>
              )}
              {entry.reason && (
                <>
                  <dt>{m.reason}</dt>
                  <dd>{entry.reason}</dd>
                </>
              )}
            </dl>
            <ChangedValues entry={entry} />
            <p className="audit-seal">
              {m.seal} <code>{entry.hash}</code>
            </p>
          </div>
        )}
      </Loaded>
    </StaffDialog>
  );
}
