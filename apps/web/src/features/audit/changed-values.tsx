import type { AuditEntry } from "@time-event/contract/audit";
import { spokenChanges } from "@time-event/contract/audit-words/spoken-changes";
import { useMessages } from "../../lib/i18n/language.ts";
import { auditMessages } from "./audit.messages.ts";
import { useAuditWords } from "./use-audit-words.ts";

interface ChangedValuesProps {
  readonly entry: Pick<AuditEntry, "changed" | "before" | "after">;
  /** True: the visitor may not see the values. */
  readonly hidden?: boolean;
}

/** The old and the new value of each changed field. */
export function ChangedValues({ entry, hidden = false }: ChangedValuesProps) {
  const m = useMessages(auditMessages);
  const changes = spokenChanges(entry, useAuditWords());
  if (changes.length === 0) return <p className="soft">{m.noValues}</p>;
  if (hidden) {
    return (
      <p className="soft">
        {changes.map(({ label }) => label).join(", ")} · {m.hidden}
      </p>
    );
  }
  const value = (said: string | undefined) => said ?? <span className="soft">{m.nothing}</span>;
  return (
    <table className="changed-values">
      <thead>
        <tr>
          <th scope="col">{m.field}</th>
          <th scope="col">{m.before}</th>
          <th scope="col">{m.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td data-label={m.before}>{value(before)}</td>
            <td data-label={m.after}>{value(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
