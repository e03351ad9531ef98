import { auditChoices } from "@time-event/contract/audit";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { DateField } from "../../ui/staff/date/date-field.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import type { AuditFilters } from "./audit-filter.ts";
import { useAuditWords } from "./use-audit-words.ts";
import { auditMessages } from "./audit.messages.ts";

interface AuditToolbarProps {
  readonly filters: AuditFilters;
  readonly isFiltered: boolean;
  readonly onFilter: (change: Partial<AuditFilters>) => void;
  readonly onClear: () => void;
}

/** The search filters of the log. */
export function AuditToolbar({ filters, isFiltered, onFilter, onClear }: AuditToolbarProps) {
  const m = useMessages(auditMessages);
  const format = useFormat();
  const words = useAuditWords();
  const choices = useStaffQuery(auditChoices, {}).data?.data;
  const named = (codes: readonly string[] | undefined, nameOf: (code: string) => string) =>
    (codes ?? [])
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, format.language));
  const selects = [
    {
      name: "username",
      label: m.user,
      any: m.anyUser,
      // the log cannot be searched by a user who is not known
      options: named(choices?.usernames.filter(Boolean), (username) => username),
    },
    { name: "action", label: m.action, any: m.anyAction, options: named(choices?.actions, words.action) },
    { name: "kind", label: m.kind, any: m.anyKind, options: named(choices?.kinds, words.kind) },
    {
      name: "eventId",
      label: m.event,
      any: m.anyEvent,
      options: (choices?.events ?? []).map(({ id, name }) => ({ value: String(id), label: format.text(name) })),
    },
  ] as const;
  return (
    <TableToolbar
      search={filters.text}
      searchLabel={m.search}
      onSearch={(text) => onFilter({ text })}
      actions={isFiltered && <Button type="button" text icon="pi pi-filter-slash" label={m.clear} onClick={onClear} />}
    >
      {selects.map(({ name, label, any, options }) => (
        <ToolbarSelect
          key={name}
          label={label}
          any={any}
          options={[...options]}
          value={filters[name]}
          onChange={(value) => onFilter({ [name]: value })}
        />
      ))}
      <div className="audit-days">
        <DateField label={m.from} value={filters.from} last={filters.until} onChange={(from) => onFilter({ from })} />
        <DateField
          label={m.until}
          value={filters.until}
          first={filters.from}
          onChange={(until) => onFilter({ until })}
        />
      </div>
    </TableToolbar>
  );
}
