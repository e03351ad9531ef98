import type { AuditRow } from "@time-event/contract/audit";
import { isSpoken } from "@time-event/contract/audit-words/value-text";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useAuditWords } from "./use-audit-words.ts";
import { auditMessages } from "./audit.messages.ts";

const fieldsShown = 3;

/** The columns of the audit log. */
export function useAuditColumns(): Column<AuditRow>[] {
  const m = useMessages(auditMessages);
  const format = useFormat();
  const words = useAuditWords();
  return [
    {
      key: "at",
      header: m.when,
      cell: ({ at }) => (
        <time className="figures audit-time" dateTime={new Date(at).toISOString()}>
          {format.instant(at, localZone())}
          {`:${String(new Date(at).getSeconds()).padStart(2, "0")}`}
        </time>
      ),
    },
    { key: "username", header: m.who, cell: (row) => words.author(row) },
    { key: "action", header: m.what, cell: ({ action }) => words.action(action) },
    {
      key: "subject",
      header: m.subject,
      cell: ({ subject, event }) => (
        <span className="audit-subject">
          <span>
            <span className="soft">{words.kind(subject.kind)}</span> {words.subject(subject)}
          </span>
          {event?.name && <span className="soft audit-subject__event">{format.text(event.name)}</span>}
        </span>
      ),
    },
    {
      key: "changed",
      header: m.changed,
      wideOnly: true,
      cell: ({ changed }) => {
        const spoken = changed.filter((field) => words.knows(field) && isSpoken(field, undefined));
        const more = spoken.length - fieldsShown;
        const names = spoken.slice(0, fieldsShown).map(words.field).join(", ");
        return <span className="soft">{more > 0 ? `${names} ${m.andMore(more)}` : names}</span>;
      },
    },
    {
      key: "address",
      header: m.where,
      wideOnly: true,
      cell: ({ address }) => <span className="figures">{words.from(address)}</span>,
    },
  ];
}
